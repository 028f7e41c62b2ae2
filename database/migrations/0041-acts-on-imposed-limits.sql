-- What staff imposed on a member, and what two operators loosened.
create table member_imposed_limits (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  kind text not null,
  period text not null,
  product text not null,
  amount bigint check (amount > 0),
  ground text check (ground in ('signs', 'means', 'wish', 'law')),
  imposed_at timestamptz not null,
  imposed_by bigint not null references operators on delete restrict,
  checked_by bigint references operators on delete restrict check (checked_by <> imposed_by),
  check ((ground is null) = (checked_by is not null)),
  check (amount is not null or checked_by is not null)
);
comment on table member_imposed_limits is
  'Each limit that staff imposed on a member beside the member''s own, lowered, or by two raised or ended (null); what holds is in ledger_limits. ground is why, as the member was told; null for what loosened it. The operator''s reason is in the audit trail.';
create index member_imposed_limits_of_member on member_imposed_limits (member_id, id desc);
create index member_imposed_limits_imposed_by on member_imposed_limits (imposed_by);
create index member_imposed_limits_checked_by on member_imposed_limits (checked_by)
  where checked_by is not null;
