-- Jackpots that providers pay themselves, and what staff confirmed about large jackpots.
create table jackpot_unfed_wins (
  bucket smallint not null,
  account_id bigint not null,
  entry_seq bigint not null,
  scope_id smallint not null,
  key text not null,
  provider_id integer not null,
  round_ref text not null,
  tier text not null check (tier in ('mega', 'major', 'minor')),
  amount bigint not null check (amount > 0),
  won_at timestamptz not null,
  taken_back_at timestamptz,
  primary key (bucket, account_id, entry_seq),
  unique (bucket, scope_id, key)
);
comment on table jackpot_unfed_wins is
  'Every jackpot of a provider whose stakes feed no pool, under the provider''s key of the win: amount (ledger units) was charged to the provider alone. jackpot_wins has those that a pool paid. A win that was rolled back keeps its row. Rows begin with the upgrade.';

-- Large jackpots are found by their amount; jackpots of other protocols by the mark of the provider.
create index jackpot_unfed_wins_by_amount on jackpot_unfed_wins (amount);
create index jackpot_wins_by_amount on jackpot_wins (amount);
create index game_transactions_of_jackpots on game_transactions (amount)
  where kind = 'win' and tags[cardinality(tags)] like 'jackpot%';

create table report_jackpot_confirmations (
  account_id bigint not null,
  entry_seq bigint not null,
  confirmed_by bigint not null references operators on delete restrict,
  confirmed_at timestamptz not null,
  reason text not null check (char_length(reason) between 3 and 500),
  primary key (account_id, entry_seq)
);
comment on table report_jackpot_confirmations is
  'Which operator confirmed that the payout of a large jackpot was checked, once, and how it was checked (reason). The payout is the ledger entry that paid the member. Rows are added and never changed.';
create index report_jackpot_confirmations_confirmed_by on report_jackpot_confirmations (confirmed_by);
