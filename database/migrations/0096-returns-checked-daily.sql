-- The return of each game is compared with its declared one every day, and a game with another
-- declared return counts as a new one.
alter table games add column return_since timestamptz;
comment on column games.return_since is
  'When declared_return was last changed; rounds that closed before count for the former return. Null when it never changed.';

create table report_return_days (
  day date not null,
  game_id integer not null references games on delete cascade,
  rounds integer not null check (rounds > 0),
  stakes numeric not null,
  returns numeric not null,
  stake_squares double precision not null,
  stake_times_return double precision not null,
  return_squares double precision not null,
  primary key (game_id, day)
);
comment on table report_return_days is
  'What the rounds of a game that closed on a day (UTC) staked and returned, without the payments of pools; stakes and returns in ledger units, squares and products in won. Of the day on which the declared return changed only the rounds after the change.';
create index report_return_days_by_age on report_return_days (day);

alter table report_comparisons add column returns_until date;
comment on column report_comparisons.returns_until is
  'The last day (UTC) whose rounds the check of returns has counted; null before its first time.';

alter table report_differences drop constraint report_differences_kind_check,
  add constraint report_differences_kind_check check (kind in ('transaction', 'figure', 'round',
    'transfer', 'late_call', 'bank_line', 'payout', 'bank_file', 'books', 'return'));
