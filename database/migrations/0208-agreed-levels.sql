-- How the provider of a connection answers, by day, and the level that was agreed with it.
create table game_call_days (
  connection text not null,
  day date not null,
  answered bigint not null check (answered >= 0),
  failed bigint not null check (failed >= 0),
  late bigint not null check (late >= 0),
  unsent bigint not null check (unsent >= 0),
  received bigint not null check (received >= 0),
  faults bigint not null check (faults between 0 and received),
  checks bigint not null check (checks >= 0),
  missed bigint not null check (missed between 0 and checks),
  primary key (connection, day)
);
comment on table game_call_days is
  'What came of the calls of a connection on a day (the house''s time zone). Our calls to the provider: answered, failed (no connection, or a status of 500 and above), late (no answer in time), unsent (a launch that was kept back because the provider did not answer its health check). received: signed calls of the provider to us, of which faults ended with a fault of ours. checks: health checks, of which missed were not answered. Counts that a process had not written when it was killed are missing.';

create table game_agreed_levels (
  connection text not null check (connection ~ '^[a-z0-9-]{1,32}$'),
  from_month date not null check (extract(day from from_month) = 1),
  level integer check (level between 50000 and 100000),
  set_at timestamptz not null,
  set_by bigint not null references operators on delete restrict,
  checked_by bigint not null references operators on delete restrict check (checked_by <> set_by),
  primary key (connection, from_month)
);
comment on table game_agreed_levels is
  'The share of our calls in a calendar month that the provider of a connection agreed to answer, in thousandths of a per cent, from a month on, until the next row; null from when none is agreed any more. Two operators write it.';
create index game_agreed_levels_set_by on game_agreed_levels (set_by);
create index game_agreed_levels_checked_by on game_agreed_levels (checked_by);

create view game_call_months as
  select m.*, l.level, trunc(m.calls * (100000 - l.level) / 100000) as allowed
  from (select connection, date_trunc('month', day::timestamp)::date as month,
          sum(answered) as answered, sum(failed) as failed, sum(late) as late,
          sum(unsent) as unsent, sum(received) as received, sum(faults) as faults,
          sum(checks) as checks, sum(missed) as missed,
          sum(answered + failed + late + unsent) as calls
        from game_call_days group by 1, 2) m
  left join lateral (
    select l.level from game_agreed_levels l
    where l.connection = m.connection and l.from_month <= m.month
    order by l.from_month desc limit 1) l on true;
comment on view game_call_months is
  'The days of a connection summed by calendar month, with the agreed level of the month and the largest whole number of calls that may fail while it is kept; both null without a level.';
