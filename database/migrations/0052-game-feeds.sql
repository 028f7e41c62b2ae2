-- What providers tell of their games, and what they tell of their transactions.

alter table games add column volatility smallint check (volatility between 1 and 5);
comment on column games.volatility is
  'From 1, calm, to 5, wild, as the provider declares it; null where it declares none.';

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
create index game_differences_open on game_differences (connection, found_at) where resolved_at is null;
