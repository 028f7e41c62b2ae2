-- What the ledger's entries of rounds add up to, by day and game.
create table report_game_sums (
  day date not null,
  game_id integer not null references games on delete restrict,
  movement smallint not null,
  entries bigint not null check (entries > 0),
  rounds bigint not null check (rounds between 0 and entries),
  amount numeric(40,0) not null,
  primary key (day, game_id, movement)
);
comment on table report_game_sums is
  'Sums of ledger_entries.delta by day, game of the entry''s round and movement, without test accounts, up to report_progress.games_until. rounds counts the entries that began a round.';
create index report_game_sums_of_game on report_game_sums (game_id);

-- A progress of its own: the release before adds to the other sums without these.
alter table report_progress
  add column games_time_zone text not null default '',
  add column games_until timestamptz not null default '-infinity';
comment on column report_progress.games_until is
  'Ledger entries before this moment are in report_game_sums, each once; the days are those of games_time_zone, which is empty before the first one is counted.';
