-- Payments that look like money laundering are looked at before money leaves.
create table payment_suspicions (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  opened_at timestamptz not null,
  opened_by bigint references operators on delete restrict,
  reasons jsonb not null default '[]',
  closed_at timestamptz check (closed_at >= opened_at),
  closed_by bigint references operators on delete restrict,
  outcome text check (outcome in ('explained', 'reported')),
  reference text check (length(reference) between 1 and 100),
  version integer not null default 1,
  check (num_nonnulls(closed_at, closed_by, outcome) in (0, 3)),
  check (reference is null or outcome is not distinct from 'reported')
);
comment on table payment_suspicions is
  'A member who is suspected of money laundering: the signs that opened it (opened_by is null then), or the operator who did. While it is open no withdrawal is approved or filed. reasons holds each sign with its value and threshold; reference is the authority''s number of the report.';
create unique index payment_suspicions_open on payment_suspicions (member_id)
  where closed_at is null;
create index payment_suspicions_of_member on payment_suspicions (member_id, id);
create index payment_suspicions_closed on payment_suspicions (closed_at, id)
  where closed_at is not null;

create table payment_suspicion_notes (
  id bigint generated always as identity primary key,
  suspicion_id bigint not null references payment_suspicions on delete restrict,
  operator_id bigint not null references operators on delete restrict,
  at timestamptz not null,
  text text not null check (length(text) between 1 and 500)
);
comment on table payment_suspicion_notes is 'What operators found out about a suspicion.';
create index payment_suspicion_notes_of_suspicion on payment_suspicion_notes (suspicion_id, id);

create table payment_suspicion_runs (
  day date primary key,
  counted_at timestamptz not null,
  opened integer not null
);
comment on table payment_suspicion_runs is
  'Each day''s count of the signs of money laundering over all members, and how many suspicions it opened.';
