-- Members acknowledge how far their money is protected when the operator becomes insolvent.
create table member_funds_notices (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  level text not null check (level in ('not_protected', 'medium', 'high')),
  version text not null,
  locale text not null,
  hash bytea not null check (length(hash) = 32),
  address inet not null,
  acknowledged_at timestamptz not null
);
create index member_funds_notices_latest on member_funds_notices (member_id, id desc);
comment on table member_funds_notices is
  'Notices of the protection of funds that members acknowledged. Deposits wait until the newest has the level and the version that hold. Rows are added only, and of an erased member the address is overwritten.';
comment on column member_funds_notices.hash is
  'The SHA-256 of the text that the member was shown.';
