-- Comp earned on settled stakes.

alter table ledger_entries drop constraint ledger_entries_movement_check;
alter table ledger_entries add constraint ledger_entries_movement_check check (
  (movement in (2, 3, 5, 6, 7, 9, 11, 14, 15) and delta > 0)
  or (movement in (1, 4, 8, 10, 12, 13, 16) and delta < 0)
);

create table settings_comp_rates (
  category text not null check (category in ('casino', 'slot', 'sport')),
  level smallint not null check (level between 1 and 10),
  basis_points integer not null check (basis_points between 0 and 1000),
  primary key (category, level)
);
comment on table settings_comp_rates is
  'Comp in basis points of a settled stake, by game category and member level.';
insert into settings_comp_rates (category, level, basis_points)
select category, level, base + step * (level - 1)
from (values ('casino', 10, 2), ('slot', 30, 5), ('sport', 20, 3)) as c(category, base, step),
     generate_series(1, 10) as level;

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
  'What a round''s stake earned, at the rate of the day it settled. A roll-back lowers deserved; booked stays above it by what the member had already spent.';

create table game_comp_progress (
  is_only boolean primary key default true check (is_only),
  earned_until timestamptz not null
);
comment on table game_comp_progress is
  'Rounds that changed up to this moment have had their comp booked. It moves in the transaction of the bookings.';
insert into game_comp_progress (earned_until) values ('2000-01-01');

create index game_rounds_settled on game_rounds (changed_at) where state = 'closed';
