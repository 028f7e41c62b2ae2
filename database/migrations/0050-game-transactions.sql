-- What the protocols beyond decided rounds need: transactions that refer to each other, launch
-- tokens, sport bets that are settled more than once, and money that lies at a provider.

alter table ledger_entries drop constraint ledger_entries_movement_check;
alter table ledger_entries add constraint ledger_entries_movement_check check (
  (movement in (2, 3, 5, 6, 7, 9, 11, 14, 15, 17, 19, 21, 22) and delta > 0)
  or (movement in (1, 4, 8, 10, 12, 13, 16, 18, 20) and delta < 0)
);
alter table ledger_house_entries drop constraint ledger_house_entries_movement_check;
alter table ledger_house_entries add constraint ledger_house_entries_movement_check
  check (movement between 101 and 104);

create table game_transactions (
  id bigint generated always as identity unique,
  connection text not null,
  family text not null check (family in ('money', 'reverse')),
  key text not null check (length(key) between 1 and 128),
  kind text not null check (kind in ('stake', 'free_stake', 'win', 'roll_back', 'tombstone')),
  member_id bigint not null references members on delete restrict,
  game_id integer references games on delete restrict,
  round_ref text not null check (length(round_ref) between 1 and 128),
  reference text,
  amount bigint not null check (amount >= 0),
  given_back bigint not null default 0 check (given_back between 0 and amount),
  is_reversed boolean not null default false,
  entry_seq bigint,
  tags text[] not null default '{}',
  at timestamptz not null default clock_timestamp(),
  primary key (connection, family, key)
);
comment on table game_transactions is
  'Every transaction of a provider whose protocol refers from one to another, under the id that the provider gave it and never let go of. Roll-backs number in a family of their own. A tombstone is an id that was rolled back before it came.';
create index game_transactions_of_round on game_transactions (connection, round_ref, member_id);
create index game_transactions_by_time on game_transactions (connection, at);

create table game_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  connection text not null,
  game_session_id uuid not null references game_sessions on delete cascade,
  swap_salt bytea not null check (length(swap_salt) = 16),
  issued_at timestamptz not null default now(),
  replaced_at timestamptz
);
comment on table game_tokens is
  'Tokens that launches handed to providers, hashed. A replaced one takes no stake; wins and roll-backs that name it are still taken, so none is ever deleted before its launch.';
create index game_tokens_of_session on game_tokens (game_session_id);

create table game_bets (
  connection text not null,
  bet_ref text not null check (length(bet_ref) between 1 and 128),
  member_id bigint not null references members on delete restrict,
  game_id integer references games on delete restrict,
  state text not null check (state in ('placed', 'settled', 'rolled_back', 'tombstone')),
  stake bigint not null check (stake >= 0),
  payout bigint not null default 0 check (payout >= 0),
  version integer not null default 0 check (version >= 0),
  paid_version integer check (paid_version between 1 and version),
  placed_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (connection, bet_ref),
  check (state = 'tombstone' or game_id is not null),
  check (state = 'settled' or payout = 0),
  check ((paid_version is null) = (payout = 0))
);
comment on table game_bets is
  'A sport bet through all its phases. payout is what the newest settlement paid, paid_version the settlement whose win stands in the ledger. A tombstone was rolled back before it was placed.';

create table game_bet_steps (
  connection text not null,
  bet_ref text not null,
  number integer not null check (number > 0),
  kind text not null check (kind in ('placed', 'settled', 'unsettled', 'rolled_back')),
  amount bigint not null check (amount >= 0),
  result text,
  request_ref text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (connection, bet_ref, number),
  foreign key (connection, bet_ref) references game_bets on delete restrict
);
comment on table game_bet_steps is
  'Every step that a provider took with a bet, in order, each with the request that asked for it.';
