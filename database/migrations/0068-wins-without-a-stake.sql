-- A win is always paid; a large one in a round without a stake is looked at by an operator.

-- Few rounds are in it, so that the list costs a stake nothing.
create index game_rounds_unstaked on game_rounds (changed_at) where stake = 0 and payout > 0;

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
  is_only boolean primary key default true check (is_only),
  looked_until timestamptz not null
);
comment on table game_unstaked_progress is
  'Rounds that changed up to this moment have been looked at for wins without a stake. It moves in the statement that writes the list.';
insert into game_unstaked_progress (looked_until) values ('2000-01-01');
