-- Trees of what each member is owed at the end of a day, and the stakes that then ran, by account.
alter table report_running_stakes add column by_account boolean not null default false;
comment on column report_running_stakes.by_account is
  'Whether report_running_accounts got the stakes of each account with the count.';

create table report_running_accounts (
  day date not null references report_running_stakes on delete cascade,
  bucket smallint not null,
  account_id bigint not null,
  amount bigint not null check (amount > 0),
  primary key (day, bucket, account_id)
);
comment on table report_running_accounts is
  'The stakes of each cash account, less what their rounds had paid, that report_running_stakes counted, in ledger units. Deleted once the day''s tree has them.';

create table report_liability_trees (
  day date primary key,
  cut_at timestamptz not null,
  gathered_at timestamptz not null,
  leaves bigint not null check (leaves > 0),
  sum numeric(40,0) not null check (sum >= 0),
  below_zero numeric(40,0) not null check (below_zero >= 0),
  tree_salt bytea check (length(tree_salt) = 32),
  root_hash bytea check (length(root_hash) = 32),
  previous_hash bytea check (length(previous_hash) = 32),
  key_id text references ledger_seal_keys on delete restrict,
  signature bytea check (length(signature) = 64),
  check (num_nonnulls(root_hash, previous_hash, key_id, signature) in (0, 4))
);
comment on table report_liability_trees is
  'One Merkle sum tree a day (the house''s time zone) of what each member was owed at cut_at, in ledger units; signed and published once root_hash is there. below_zero is what members are in minus, which the sum leaves out. tree_salt places and salts the leaves and is removed with them.';
create index report_liability_trees_key on report_liability_trees (key_id);

create table report_liability_parts (
  day date not null references report_liability_trees on delete cascade,
  number integer not null check (number >= 0),
  first_hash bytea not null check (length(first_hash) = 32),
  members bigint[] not null,
  amounts bigint[] not null check (cardinality(amounts) = cardinality(members)),
  sum numeric(40,0) not null check (sum >= 0),
  leaf_hashes bytea check (length(leaf_hashes) = 32 * cardinality(members)),
  node_hash bytea check (length(node_hash) = 32),
  check ((leaf_hashes is null) = (node_hash is null)),
  primary key (day, number),
  unique (day, first_hash)
);
comment on table report_liability_parts is
  'Up to 512 neighbouring leaves of a tree: the members in the order of SHA-256(tree_salt, id), 0 for money that belongs to no member yet, what each was owed, their leaves'' hashes, and the hash of the node above them. first_hash is the place of the first one. Deleted after the days of docs/security-limits.md.';
