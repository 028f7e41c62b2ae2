-- Two accounts that may be one person's are reviewed.
create table member_duplicate_reviews (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  other_id bigint not null references members on delete restrict,
  opened_at timestamptz not null,
  shared jsonb not null,
  suspension_id bigint references member_suspensions on delete restrict,
  decided_at timestamptz check (decided_at >= opened_at),
  decided_by bigint references operators on delete restrict,
  outcome text check (outcome in ('different_persons', 'same_person')),
  second_id bigint references members on delete restrict,
  findings text check (char_length(findings) between 1 and 500),
  version integer not null default 1,
  check (member_id <> other_id),
  check (second_id in (member_id, other_id)),
  check (num_nonnulls(decided_at, decided_by, outcome, findings) in (0, 4)),
  check ((second_id is not null) = (outcome is not distinct from 'same_person'))
);
comment on table member_duplicate_reviews is
  'A review of two accounts that may be one person''s: member_id registered or changed something that other_id has too, shared says what and when it was found, suspension_id holds member_id until an operator decides, second_id is the account that was found to be the person''s second one.';
create unique index member_duplicate_reviews_open on member_duplicate_reviews
  (least(member_id, other_id), greatest(member_id, other_id)) where decided_at is null;
create index member_duplicate_reviews_of_pair on member_duplicate_reviews
  (least(member_id, other_id), greatest(member_id, other_id), id);
create index member_duplicate_reviews_waiting on member_duplicate_reviews (id)
  where decided_at is null;
create index member_duplicate_reviews_of_member on member_duplicate_reviews (member_id, id);
create index member_duplicate_reviews_of_other on member_duplicate_reviews (other_id, id);
create index member_duplicate_reviews_decided on member_duplicate_reviews (decided_at, id)
  where decided_at is not null;
create index member_duplicate_reviews_holding on member_duplicate_reviews (suspension_id)
  where suspension_id is not null;

-- The report of significant events finds by it the suspensions that no operator made.
create index member_suspensions_by_system on member_suspensions (suspended_at)
  where suspended_by is null;

-- Birth dates are sealed: of the members of one name each is opened and compared.
create index members_by_name on members (lower(replace(normalize(bank_owner, NFKC), ' ', '')));
