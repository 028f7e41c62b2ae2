-- The seat of an auditor or a regulator: a role that reads, and the log of what it read.
-- The release before keeps to "operators_role_check": it writes the six roles of before.
alter table operators drop constraint operators_role_check,
  add constraint operators_role_check check (role in ('viewer', 'auditor', 'cs', 'cashier',
    'cashier-lead', 'content', 'admin'));
-- The release before keeps to "operator_invitations_role_check": it writes the six roles of before.
alter table operator_invitations drop constraint operator_invitations_role_check,
  add constraint operator_invitations_role_check check (role in ('viewer', 'auditor', 'cs',
    'cashier', 'cashier-lead', 'content', 'admin'));
-- The release before keeps to "member_accesses_role_check": it writes the six roles of before.
alter table member_accesses drop constraint member_accesses_role_check,
  add constraint member_accesses_role_check check (role in ('viewer', 'auditor', 'cs', 'cashier',
    'cashier-lead', 'content', 'admin'));

create table operator_auditor_reads (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators on delete restrict,
  session_id uuid not null references operator_sessions on delete restrict,
  call text not null check (call ~ '^[a-z-]{1,80}$'),
  filter jsonb check (jsonb_typeof(filter) = 'object'),
  address inet not null,
  at timestamptz not null,
  span_at timestamptz not null check (span_at <= at)
);
comment on table operator_auditor_reads is
  'What an auditor read or saved as a file: the call, what it was narrowed to, when and from where. One row for each session, address, call, filter and quarter of an hour (span_at); rows are never changed, and deleted by age.';
create unique index operator_auditor_reads_once on operator_auditor_reads
  (session_id, call, md5(coalesce(filter::text, '')), span_at, address);
create index operator_auditor_reads_of_operator on operator_auditor_reads (operator_id, id);
create index operator_auditor_reads_by_age on operator_auditor_reads (at);
