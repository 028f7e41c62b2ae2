create table report_progress (
  is_only boolean default true primary key check (is_only),
  time_zone text not null,
  entered_until timestamptz not null
);
comment on table report_progress is
  'Ledger entries before this moment are in the daily sums, each once; the days are those of time_zone. It moves in the transaction of the sums.';

create table report_sums (
  day date not null,
  movement smallint not null,
  provider_id integer references game_providers on delete restrict,
  entries bigint not null check (entries > 0),
  amount numeric(40,0) not null,
  unique nulls not distinct (day, movement, provider_id)
);
comment on table report_sums is
  'Sums of ledger_entries.delta by day, movement and provider. A comp entry belongs to the provider of the round it was earned with.';

create table report_active_accounts (
  span text not null check (span in ('day', 'month')),
  starts_on date not null,
  bucket smallint not null,
  account_id bigint not null,
  primary key (span, starts_on, bucket, account_id)
);
comment on table report_active_accounts is
  'Cash accounts with at least one stake in a day or month.';

create table report_first_deposits (
  bucket smallint not null,
  account_id bigint not null,
  at timestamptz not null,
  primary key (bucket, account_id)
);
comment on table report_first_deposits is
  'When a cash account got its first deposit.';

create table report_activity (
  span text not null check (span in ('day', 'month')),
  starts_on date not null,
  active integer not null default 0 check (active >= 0),
  first_deposits integer not null default 0 check (first_deposits >= 0),
  primary key (span, starts_on)
);
comment on table report_activity is
  'How many accounts staked, and how many got their first deposit, in a day or month.';

create table report_stakes (
  day date not null,
  provider_id integer not null references game_providers on delete restrict,
  level smallint not null check (level between 1 and 10),
  amount numeric(40,0) not null,
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

create table report_refused_requests (
  hour timestamptz not null check (hour = date_trunc('hour', hour)),
  reason text not null
    check (reason in ('session', 'permission', 'origin', 'network', 'host', 'country', 'throttled')),
  requests bigint not null check (requests > 0),
  primary key (hour, reason)
);
comment on table report_refused_requests is
  'How many requests were turned away in an hour, by reason; who made them stands in the log.';

insert into report_progress (time_zone, entered_until)
select time_zone, now() from settings_sites where host = '*';
