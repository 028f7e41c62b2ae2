create table game_providers (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z0-9-]{1,32}$'),
  category text not null check (category in ('casino', 'slot', 'sport')),
  name_ko text not null,
  name_en text not null,
  art text not null,
  connection text not null,
  is_used boolean not null default true,
  position integer not null,
  tag text check (tag in ('live', 'new')),
  house_account_id integer not null unique references ledger_house_accounts on delete restrict,
  share_scheme_id smallint
);
comment on table game_providers is
  'A studio as the lobby shows it. connection names the provider cell that speaks for it.';

create table games (
  id integer generated always as identity primary key,
  provider_id integer not null references game_providers on delete restrict,
  code text not null check (code ~ '^[!-~]{1,128}$'),
  name_ko text not null,
  name_en text not null,
  art text not null,
  position integer not null,
  is_used boolean not null default true,
  added_at timestamptz not null default now(),
  is_new boolean,
  declared_return integer check (declared_return between 1 and 20000),
  volatility smallint check (volatility between 1 and 5),
  unique (provider_id, code)
);
comment on table games is
  'What can be launched. A casino or sport provider has one game with its own code: its lobby. declared_return is the return to player in basis points that the provider declares; null where it declares none.';
comment on column games.is_new is
  'Set by staff; null lets the day on which it was added decide.';
comment on column games.volatility is
  'From 1, calm, to 5, wild, as the provider declares it; null where it declares none.';

create table game_sessions (
  id uuid default gen_random_uuid() primary key,
  member_id bigint not null references members on delete restrict,
  member_session_id uuid references member_sessions on delete set null,
  account_id bigint not null,
  game_id integer not null references games on delete restrict,
  opened_at timestamptz not null default now(),
  ended_at timestamptz,
  has_failed boolean not null default false,
  scope_id smallint references ledger_scopes on delete restrict,
  ends_at timestamptz not null,
  check (scope_id is not null or ended_at is not null)
);
comment on table game_sessions is
  'One launch, at the connection whose key space is scope_id. One that ended, by itself, at ends_at or with its sign-in, refuses new stakes; its wins and roll-backs are still taken. has_failed is a launch that the provider gave no window for.';
create index game_sessions_of_member on game_sessions (member_id, opened_at desc);
create index game_sessions_of_sign_in on game_sessions (member_session_id) where ended_at is null;
create index game_sessions_opened on game_sessions using brin (opened_at) with (autosummarize='on');
create index game_sessions_open on game_sessions (account_id, scope_id) where ended_at is null;
create index game_sessions_by_sign_in on game_sessions (member_session_id)
  where member_session_id is not null;

create table game_rounds (
  bucket smallint not null,
  provider_id integer not null,
  round_ref text not null check (length(round_ref) between 1 and 128),
  account_id bigint not null,
  member_id bigint not null,
  game_id integer not null,
  game_session_id uuid,
  first_seq bigint not null,
  stake bigint not null,
  payout bigint not null,
  state text not null check (state in ('open', 'closed')),
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  entry_seqs bigint[] not null default '{}'::bigint[],
  primary key (bucket, provider_id, round_ref)
) with (fillfactor = 80);
comment on table game_rounds is
  'A provider''s round and what it moved, written in the transaction of the entries. Outside it is called account-first_seq.';
comment on column game_rounds.entry_seqs is
  'The numbers of the round''s entries in its account, in the order they were written. Empty for rounds older than the column.';
create unique index game_rounds_of_account on game_rounds (bucket, account_id, first_seq);
create index game_rounds_settled on game_rounds (changed_at) where state = 'closed';
create index game_rounds_by_time on game_rounds (opened_at, account_id, first_seq);
create index game_rounds_open on game_rounds (opened_at, account_id,
  first_seq) include (provider_id) where state = 'open';
-- Few rounds are in it, so that the list costs a stake nothing.
create index game_rounds_unstaked on game_rounds (changed_at) where stake = 0 and payout > 0;

create table game_favourites (
  member_id bigint not null references members on delete cascade,
  provider_id integer not null references game_providers on delete cascade,
  code text not null,
  marked_at timestamptz not null default now(),
  primary key (member_id, provider_id, code)
);
comment on table game_favourites is
  'Providers (code is the provider''s own) and games that a member marked.';

create table game_comp_earnings (
  bucket smallint not null,
  account_id bigint not null,
  first_seq bigint not null,
  basis_points integer not null,
  deserved bigint not null check (deserved >= 0),
  booked bigint not null check (booked >= 0),
  changes integer not null check (changes > 0),
  changed_at timestamptz not null,
  primary key (bucket, account_id, first_seq)
);
comment on table game_comp_earnings is
  'What a round''s stake earned, at the rate of the day it settled. A roll-back lowers deserved; booked stays above it by what the member had already spent, which is receivable.';

create table game_comp_progress (
  is_only boolean default true primary key check (is_only),
  earned_until timestamptz not null
);
comment on table game_comp_progress is
  'Rounds that changed up to this moment have had their comp booked. It moves in the transaction of the bookings.';

create table game_round_marks (
  bucket smallint not null,
  account_id bigint not null,
  number bigint not null check (number > 0),
  first_seq bigint not null,
  primary key (bucket, account_id, number)
);
comment on table game_round_marks is
  'Every hundredth round of an account by its running number, set when somebody reads the list. Rounds are only ever added at the end, so a mark never moves.';

create table game_rules (
  is_only boolean default true primary key check (is_only),
  stuck_after_minutes integer not null default 30 check (stuck_after_minutes between 5 and 10080),
  calls_kept_days integer not null default 14 check (calls_kept_days between 1 and 90)
);
comment on table game_rules is
  'When an open round counts as stuck, and how long the calls of providers are kept.';

create table game_credentials (
  id bigint generated always as identity primary key,
  connection text not null check (connection ~ '^[a-z0-9-]{1,32}$'),
  secret bytea not null,
  set_at timestamptz not null,
  set_by bigint not null references operators on delete restrict,
  checked_by bigint references operators on delete restrict,
  check (checked_by is distinct from set_by)
);
comment on table game_credentials is
  'Secrets shared with providers, sealed with the product''s own key; the newest of a connection counts, the one before it for an hour more.';
comment on column game_credentials.checked_by is
  'The second operator who agreed; null for a secret from before two were needed.';
create index game_credentials_of_connection on game_credentials (connection, id desc);

create table game_calls (
  at timestamptz not null,
  connection text not null,
  endpoint text not null,
  provider_id integer,
  member_ref text,
  round_ref text,
  is_signed boolean not null,
  http smallint not null,
  outcome text not null,
  duration_us integer not null,
  body text
) partition by range (at);
comment on table game_calls is
  'Every call from a provider and every launch, written in batches beside the calls themselves; a partition per day, dropped when it is old. The body of a call without a true signature is not kept.';
create index game_calls_of_round on game_calls using hash (round_ref);

create table game_provider_health (
  provider_id integer primary key references game_providers on delete cascade,
  last_call_at timestamptz,
  last_call_outcome text,
  last_call_is_fault boolean,
  last_launch_at timestamptz,
  last_launch_is_fault boolean
);
comment on table game_provider_health is
  'The newest call and launch of each provider, and how they ended.';

create unlogged table game_players (
  provider_id integer not null,
  member_ref text not null,
  last_call_at timestamptz not null,
  primary key (provider_id, member_ref)
);
comment on table game_players is
  'Who played at which provider lately; not logged, because a lost one is written again by the next call.';

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
  given_back bigint not null default 0,
  is_reversed boolean not null default false,
  entry_seq bigint,
  tags text[] not null default '{}'::text[],
  at timestamptz not null default clock_timestamp(),
  primary key (connection, family, key),
  check (given_back between 0 and amount)
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
  paid_version integer,
  placed_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  refunded bigint not null default 0,
  primary key (connection, bet_ref),
  check (paid_version between 1 and version),
  constraint game_bets_check1 check (state = 'tombstone' or game_id is not null),
  constraint game_bets_check2 check (state = 'settled' or payout = 0),
  constraint game_bets_check3 check ((paid_version is null) = (payout = 0)),
  constraint game_bets_check4 check (refunded between 0 and payout)
);
comment on table game_bets is
  'A sport bet through all its phases. payout is what the newest settlement paid, paid_version the settlement whose win stands in the ledger. A tombstone was rolled back before it was placed.';
comment on column game_bets.refunded is
  'What the newest settlement gave back of the stake because the bet, or a part of it, is void: no comp is earned on it.';

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

create table game_transfers (
  id uuid default gen_random_uuid() primary key,
  member_id bigint not null references members on delete restrict,
  connection text not null,
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0),
  state text not null default 'sent' check (state in ('sent', 'unknown', 'done', 'refused')),
  asked_at timestamptz not null,
  looks integer not null default 0 check (looks >= 0),
  next_look_at timestamptz not null,
  settled_at timestamptz,
  check ((settled_at is null) = (state in ('sent', 'unknown')))
);
comment on table game_transfers is
  'Every move of money between a member''s cash and a provider that keeps it, written before the provider is asked; id is the transaction id that the provider is told, at first and at every look. Money on its way in has left cash; money on its way out has not arrived.';
create unique index game_transfers_one_at_a_time on game_transfers (member_id, connection)
  where state in ('sent', 'unknown');
create index game_transfers_due on game_transfers (next_look_at) where state in ('sent', 'unknown');
create index game_transfers_of_member on game_transfers (member_id, asked_at desc);

create table game_money (
  member_id bigint not null references members on delete restrict,
  connection text not null,
  balance bigint not null check (balance >= 0),
  seen_at timestamptz not null,
  primary key (member_id, connection)
);
comment on table game_money is
  'What a member has at a provider that keeps money, as that provider last said; what it wins and loses there is its own book.';

create table game_feed (
  connection text not null,
  code text not null check (length(code) between 1 and 128),
  name text not null,
  category text,
  declared_return integer check (declared_return between 1 and 20000),
  volatility smallint check (volatility between 1 and 5),
  has_free_rounds boolean not null,
  is_enabled boolean not null,
  seen_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (connection, code)
);
comment on table game_feed is
  'The games of each provider as its catalogue last told them. Nothing is deleted: a game that is not told any more is withdrawn. What staff changed about a game stands in games and is not touched.';

create table game_reconciling (
  connection text primary key,
  reconciled_until timestamptz not null
);
comment on table game_reconciling is
  'Up to when a provider''s transactions were compared with ours.';

create table game_differences (
  connection text not null,
  key text not null,
  kind text not null check (kind in ('ours_only', 'theirs_only', 'amount', 'state')),
  ours text,
  theirs text,
  found_at timestamptz not null,
  resolved_at timestamptz,
  primary key (connection, key, kind)
);
comment on table game_differences is
  'Where a provider''s report and our transactions do not agree. A difference that is gone at a later look is resolved; nothing is booked by itself.';
create index game_differences_open on game_differences (connection, found_at)
  where resolved_at is null;

create table game_unstaked_wins (
  id bigint generated always as identity primary key,
  bucket smallint not null,
  account_id bigint not null,
  first_seq bigint not null,
  amount bigint not null check (amount > 0),
  found_at timestamptz not null,
  acknowledged_at timestamptz,
  acknowledged_by bigint references operators on delete restrict,
  unique (bucket, account_id, first_seq),
  check ((acknowledged_at is null) = (acknowledged_by is null))
);
comment on table game_unstaked_wins is
  'Rounds that paid a large win without a stake, as found by the worker, and who looked at each. A round whose payout grows afterwards waits again.';
comment on column game_unstaked_wins.amount is
  'What the round had paid when it was found, in ledger units.';
create index game_unstaked_wins_waiting on game_unstaked_wins (id) where acknowledged_at is null;
create index game_unstaked_wins_by_operator on game_unstaked_wins (acknowledged_by)
  where acknowledged_by is not null;

create table game_unstaked_progress (
  is_only boolean default true primary key check (is_only),
  looked_until timestamptz not null
);
comment on table game_unstaked_progress is
  'Rounds that changed up to this moment have been looked at for wins without a stake. It moves in the statement that writes the list.';

insert into game_rules default values;
insert into game_comp_progress (earned_until) values ('2000-01-01');
insert into game_unstaked_progress (looked_until) values ('2000-01-01');
