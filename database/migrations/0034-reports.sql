-- Reports: daily sums of the ledger, kept up by the worker, and what they are compared with.
alter table games
  add column declared_return integer check (declared_return between 1 and 20000);
comment on table games is
  'What can be launched. A casino or sport provider has one game with its own code: its lobby. declared_return is the return to player in basis points that the provider declares; null where it declares none.';

alter table game_sessions add column has_failed boolean not null default false;
comment on table game_sessions is
  'One launch. An ended session refuses new stakes; its wins and roll-backs are still taken. has_failed: the provider gave no window for it.';
create index game_sessions_opened on game_sessions using brin (opened_at) with (autosummarize = on);

create table report_progress (
  is_only boolean primary key default true check (is_only),
  time_zone text not null,
  entered_until timestamptz not null
);
comment on table report_progress is
  'Ledger entries before this moment are in the daily sums, each once; the days are those of time_zone. It moves in the transaction of the sums.';
insert into report_progress (time_zone, entered_until)
select s.time_zone, coalesce((select min(e.posted_at) from ledger_entries e), now())
from settings_sites s where s.host = '*';

create table report_sums (
  day date not null,
  movement smallint not null,
  provider_id integer references game_providers on delete restrict,
  entries bigint not null check (entries > 0),
  amount bigint not null,
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
comment on table report_active_accounts is 'Cash accounts with at least one stake in a day or month.';

create table report_first_deposits (
  bucket smallint not null,
  account_id bigint not null,
  at timestamptz not null,
  primary key (bucket, account_id)
);
comment on table report_first_deposits is 'When a cash account got its first deposit.';

create table report_activity (
  span text not null check (span in ('day', 'month')),
  starts_on date not null,
  active integer not null default 0 check (active >= 0),
  first_deposits integer not null default 0 check (first_deposits >= 0),
  primary key (span, starts_on)
);
comment on table report_activity is
  'How many accounts staked, and how many got their first deposit, in a day or month.';

-- Entries are written in the order of time: a summary of each block finds a stretch of it.
create index ledger_entries_posted on ledger_entries using brin (posted_at) with (autosummarize = on);
create index ledger_entries_payments on ledger_entries (posted_at) include (movement, delta)
  where movement in (7, 12);
create index members_registered on members (registered_at);
create index member_sessions_open on member_sessions (ends_at) where ended_at is null;
