-- The results of a slot's rounds are compared with those of the rounds before them every day.
create table report_outcome_days (
  day date not null,
  game_id integer not null references games on delete cascade,
  pairs integer not null check (pairs > 0),
  after_wins integer not null,
  wins_after_wins integer not null,
  expected_after_wins double precision not null,
  score double precision not null,
  variance double precision not null check (variance >= 0),
  primary key (game_id, day)
);
comment on table report_outcome_days is
  'Pairs of rounds that a member played one after the other in a slot at the same stake, of a day (UTC) as report_return_days counts it. A round wins when it pays anything. score is the sum of the products of both rounds'' deviations from the share of wins at that stake and day, variance what it has when the rounds do not depend on each other.';
create index report_outcome_days_by_age on report_outcome_days (day);

alter table report_differences drop constraint report_differences_kind_check,
  add constraint report_differences_kind_check check (kind in ('transaction', 'figure', 'round',
    'transfer', 'late_call', 'bank_line', 'payout', 'bank_file', 'books', 'return', 'day_file',
    'outcomes'));
