-- Signs of harm are counted every night; a case gathers them, what was said, and how it ended.
create table member_cases (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  origin text not null check (origin in ('marker', 'staff', 'member')),
  opened_at timestamptz not null,
  opened_by bigint references operators on delete restrict,
  score smallint not null default 0 check (score between 0 and 100),
  reasons jsonb not null default '[]',
  closed_at timestamptz check (closed_at >= opened_at),
  closed_by bigint references operators on delete restrict,
  outcome text check (outcome in ('no_harm', 'tools_used', 'excluded', 'referred')),
  version integer not null default 1,
  check ((origin = 'marker') = (opened_by is null)),
  check (num_nonnulls(closed_at, closed_by, outcome) in (0, 3))
);
comment on table member_cases is
  'A member who may come to harm: the markers that opened it, or who did. While it is open the member is sent no promotion. reasons holds each marker with its value, threshold and points.';
create unique index member_cases_open on member_cases (member_id) where closed_at is null;
create index member_cases_of_member on member_cases (member_id, id);
create index member_cases_closed on member_cases (closed_at desc) where closed_at is not null;

create table member_case_contacts (
  id bigint generated always as identity primary key,
  case_id bigint not null references member_cases on delete restrict,
  operator_id bigint not null references operators on delete restrict,
  at timestamptz not null,
  channel text not null check (channel in ('note', 'phone', 'help', 'other')),
  summary text not null check (length(summary) between 1 and 500)
);
comment on table member_case_contacts is 'What an operator and the member of a case said to each other.';
create index member_case_contacts_of_case on member_case_contacts (case_id, id);

create table member_marker_runs (
  day date primary key,
  counted_at timestamptz not null,
  members integer not null,
  opened integer not null,
  sent_to_protected integer not null
);
comment on table member_marker_runs is
  'Each night''s count of markers: how many members had one, how many cases it opened, and how many promotional notes reached a protected member since the count before.';

alter table message_mailings add column held_back integer not null default 0 check (held_back >= 0);
comment on column message_mailings.held_back is
  'Members who fitted the conditions when it started and were protected: on a break, or with an open case.';
