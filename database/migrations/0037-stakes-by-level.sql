-- What was staked by day, provider and level, and how many members staked: what comp rates would
-- have cost last month, without reading every round of it.

create table report_stakes (
  day date not null,
  provider_id integer not null references game_providers on delete restrict,
  level smallint not null check (level between 1 and 10),
  amount bigint not null,
  primary key (day, provider_id, level)
);
comment on table report_stakes is
  'Stakes less those that were rolled back, by day, provider and the level that the member had when they were summed.';

create table report_last_stakes (
  bucket smallint not null,
  account_id bigint not null,
  category text not null check (category in ('casino', 'slot', 'sport')),
  day date not null,
  level smallint not null check (level between 1 and 10),
  primary key (bucket, account_id, category)
);
comment on table report_last_stakes is
  'On which day a cash account last staked in a category, and its member''s level then: what report_stakers counts.';

create table report_stakers (
  day date not null,
  category text not null check (category in ('casino', 'slot', 'sport')),
  level smallint not null check (level between 1 and 10),
  members integer not null,
  primary key (day, category, level)
);
comment on table report_stakers is
  'How many accounts last staked in a category on a day, at a level. The sum of the days since one is how many staked since then.';

-- The last forty days of what the sums hold already; everything later comes with the sums.
insert into report_stakes (day, provider_id, level, amount)
select (e.posted_at at time zone r.time_zone)::date, p.id, m.level, -sum(e.delta)
from report_progress r
join ledger_entries e on e.posted_at < r.entered_until and e.posted_at >= r.entered_until - interval '40 days'
  and e.movement in (1, 3)
join game_providers p on p.house_account_id = e.house_account_id
join ledger_accounts a on a.bucket = e.bucket and a.id = e.account_id
join members m on m.id = a.member_id
group by 1, 2, 3;
insert into report_last_stakes (bucket, account_id, category, day, level)
select e.bucket, e.account_id, p.category, max((e.posted_at at time zone r.time_zone)::date), max(m.level)
from report_progress r
join ledger_entries e on e.posted_at < r.entered_until and e.posted_at >= r.entered_until - interval '40 days'
  and e.movement = 1
join game_providers p on p.house_account_id = e.house_account_id
join ledger_accounts a on a.bucket = e.bucket and a.id = e.account_id
join members m on m.id = a.member_id
group by 1, 2, 3;
insert into report_stakers (day, category, level, members)
select day, category, level, count(*) from report_last_stakes group by 1, 2, 3;
