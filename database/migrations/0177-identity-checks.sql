-- What members send to prove who they are, and what staff decided about it.
create table member_identity_checks (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  document text not null
    check (document in ('passport', 'id_card', 'driving_licence', 'residence_permit')),
  correction bytea,
  sent_at timestamptz not null,
  decided_at timestamptz check (decided_at >= sent_at),
  decided_by bigint references operators on delete restrict,
  outcome text check (outcome in ('verified', 'refused')),
  refused_for text check (refused_for in ('unreadable', 'incomplete', 'expired', 'not_accepted',
    'name_differs', 'birth_date_differs', 'not_genuine')),
  ended_at timestamptz check (ended_at >= decided_at),
  ended_by bigint references operators on delete restrict,
  check ((decided_at is null) = (outcome is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((refused_for is not null) = (outcome is not distinct from 'refused')),
  check ((ended_at is null) = (ended_by is null)),
  check (ended_at is null or outcome = 'verified'),
  check (decided_at is null or correction is null)
);
comment on table member_identity_checks is
  'Identity documents that members sent: when, and how an operator decided. A verified one holds until an operator asks again (ended_at). correction is the name and the birth date that the member registered wrongly, as the document has them, sealed; null once it is decided.';
create unique index member_identity_checks_one_waits on member_identity_checks (member_id)
  where decided_at is null;
create unique index member_identity_checks_one_holds on member_identity_checks (member_id)
  where outcome = 'verified' and ended_at is null;
create index member_identity_checks_of_member on member_identity_checks (member_id, id);
create index member_identity_checks_waiting on member_identity_checks (id) where decided_at is null;
create index member_identity_checks_decided on member_identity_checks (decided_at, id)
  where decided_at is not null;

create table member_identity_files (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  check_id bigint references member_identity_checks on delete restrict,
  side text not null check (side in ('front', 'back')),
  kind text not null check (kind in ('picture', 'pdf')),
  bytes integer not null check (bytes > 0),
  content bytea not null,
  added_at timestamptz not null
);
comment on table member_identity_files is
  'The sides of identity documents, sealed: of a check that was sent, or not sent yet. bytes is the size before the seal.';
create index member_identity_files_of_check on member_identity_files (check_id);
create index member_identity_files_of_member on member_identity_files (member_id);
create index member_identity_files_by_age on member_identity_files (added_at);

create table member_identity_holds (
  member_id bigint primary key references members on delete restrict,
  site_id integer not null references settings_sites on delete restrict,
  held_at timestamptz not null
);
comment on table member_identity_holds is
  'Members whose stakes are refused because their site''s jurisdiction demands that the identity is verified first, and it is not. site_id is that site.';
create index member_identity_holds_of_site on member_identity_holds (site_id);

-- The release before keeps to "member_accesses_part_check": it writes all parts but one.
alter table member_accesses drop constraint member_accesses_part_check,
  add constraint member_accesses_part_check check (part in ('overview', 'ledger', 'requests',
    'games', 'help', 'notes', 'sign-ins', 'sessions', 'limits', 'identity', 'remarks', 'audit',
    'accesses'));
