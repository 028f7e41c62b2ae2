-- Tamper evidence: what was posted is chained, put into a tree and signed, outside of the hot path.

create table ledger_seal_keys (
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  public_key bytea not null unique check (length(public_key) = 32),
  first_used_at timestamptz not null
);
comment on table ledger_seal_keys is
  'The public halves of the keys that signed seals. Whoever verifies brings the key that they trust; this is only where it is published from.';

create table ledger_seals (
  id bigint primary key check (id > 0),
  sealed_at timestamptz not null,
  buckets smallint[] not null,
  accounts bigint[] not null,
  firsts bigint[] not null,
  lasts bigint[] not null,
  befores bytea not null check (length(befores) = 32 * cardinality(accounts)),
  house_ids bigint[] not null,
  house_until bigint not null,
  house_head bytea not null check (length(house_head) = 32),
  audit_first bigint not null,
  audit_last bigint not null check (audit_last >= audit_first - 1),
  audit_head bytea not null check (length(audit_head) = 32),
  links bytea not null check (length(links) % 32 = 0),
  root bytea not null check (length(root) = 32),
  previous bytea not null check (length(previous) = 32),
  key_id text not null references ledger_seal_keys on delete restrict,
  signature bytea not null check (length(signature) = 64),
  check (cardinality(buckets) = cardinality(accounts) and cardinality(firsts) = cardinality(accounts)
    and cardinality(lasts) = cardinality(accounts))
);
comment on table ledger_seals is
  'A signed checkpoint over what was posted since the one before: entries firsts..lasts of each account, entries between house accounts, audit rows. links holds 32 bytes a row, each the SHA-256 of the link before it (befores, for the first of an account here) and of the row; root is that of the tree over the newest link of each account and of both other chains. Written by the worker, never changed.';
create index ledger_seals_sealed on ledger_seals (sealed_at);

create table ledger_seal_heads (
  bucket smallint not null,
  account_id bigint not null,
  seq bigint not null check (seq > 0),
  head bytea not null check (length(head) = 32),
  primary key (bucket, account_id)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
comment on table ledger_seal_heads is
  'How far each account is sealed and its newest link, for the next seal. Follows from ledger_seals; nothing is proved by it.';

create table ledger_house_gaps (
  id bigint primary key,
  seen_at timestamptz not null
);
comment on table ledger_house_gaps is
  'Numbers of house entries that were taken and not yet to be seen: their batch was under way, or failed. They are looked for again for a while.';

create function ledger_refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is never changed', tg_table_name using errcode = 'restrict_violation';
end
$$;
comment on function ledger_refuse_change is 'Refuses to change or delete what is written once and for all.';
create trigger ledger_seals_stay before update or delete on ledger_seals
  for each row execute function ledger_refuse_change();
create trigger ledger_seals_stay_whole before truncate on ledger_seals
  for each statement execute function ledger_refuse_change();
