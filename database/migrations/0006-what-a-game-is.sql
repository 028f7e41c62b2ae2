-- What members look for before they open a game: its kind, whether it can be practised, and how
-- many rounds of it were played.
alter table games
  add column kinds text[] not null default '{}' check (kinds <@ array['baccarat', 'roulette',
    'blackjack', 'dragon_tiger', 'sic_bo', 'lines', 'ways', 'cascades', 'football', 'basketball',
    'baseball', 'tennis', 'esports']),
  add column has_practice boolean not null default false;
comment on column games.kinds is
  'What it is, as the provider''s catalogue says; a lobby has the kinds of all its tables.';
comment on column games.has_practice is
  'Whether the provider opens it without money, as its catalogue says.';
alter table game_feed
  add column kinds text[] not null default '{}',
  add column has_practice boolean not null default false;
create table game_popularity (
  game_id integer primary key references games on delete cascade,
  rounds integer not null check (rounds > 0),
  counted_at timestamptz not null
);
comment on table game_popularity is
  'How many of the newest settled rounds were of each game, counted every hour; a game without rounds has no row.';
