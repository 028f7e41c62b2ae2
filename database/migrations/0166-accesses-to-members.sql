-- Staff who open a member's data leave a row, which the serving processes can add and never change.
create table member_accesses (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  operator_id bigint not null references operators on delete restrict,
  session_id uuid not null references operator_sessions on delete restrict,
  part text not null check (part in ('overview', 'ledger', 'requests', 'games', 'help', 'notes',
    'sign-ins', 'sessions', 'limits', 'remarks', 'audit', 'accesses')),
  address inet not null,
  at timestamptz not null,
  span_at timestamptz not null check (span_at <= at),
  constraint member_accesses_once unique (member_id, session_id, part, span_at, address)
);
comment on table member_accesses is
  'Which operator opened which part of a member''s data, when and from where. One row for each session, address and quarter of an hour (span_at); rows are never changed, and deleted by age.';
create index member_accesses_of_member on member_accesses (member_id, id);
create index member_accesses_by_age on member_accesses (at);
