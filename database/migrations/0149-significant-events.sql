-- Licences ask for a register of significant events (GLI-19 2.8.8). What left no trace is kept here.
create table component_lives (
  id bigint generated always as identity primary key,
  process text not null check (process in ('web', 'worker')),
  host text not null check (char_length(host) between 1 and 255),
  started_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  clock_apart_ms numeric(14, 1) not null,
  clock_error_ms numeric(14, 1) not null check (clock_error_ms >= 0),
  check (seen_at >= started_at),
  check (ended_at >= seen_at)
);
comment on table component_lives is
  'One life of a process by the clock of the database: its start, the last sign of life, and its end when it was stopped (null: it runs, or died). The process''s clock was clock_apart_ms ahead of the database''s at the last sign, give or take clock_error_ms.';
create index component_lives_by_start on component_lives (process, started_at, id);

create table component_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind in ('silence', 'restart', 'clock', 'restored')),
  component text not null check (char_length(component) between 1 and 300),
  before jsonb check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object')
);
comment on table component_events is
  'What a process noticed by itself: silence, no sign of life for a while; restart, the database began anew; clock, a clock jumped; restored, the database is a restored, moved or promoted one.';
create index component_events_by_time on component_events (at, id);

create table component_database (
  is_only boolean primary key default true check (is_only),
  system_id text not null,
  timeline integer not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
comment on table component_database is
  'The database as a process last saw it: its identity and timeline in PostgreSQL, and its start. A restored, moved or promoted one differs.';

create table report_large_amounts (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind in ('win', 'wager', 'transfer')),
  object text not null check (object ~ '^(round|payment):[^ ]{1,100}$'),
  amount bigint not null check (amount >= threshold),
  threshold bigint not null check (threshold > 0),
  unique (kind, object)
);
comment on table report_large_amounts is
  'Rounds that paid or staked, and payments that moved, at least the threshold of the settings at that time, in ledger units. One whose amount grows is noted with the larger one.';
create index report_large_amounts_by_time on report_large_amounts (at, id);

create table report_large_progress (
  is_only boolean primary key default true check (is_only),
  rounds_until timestamptz not null,
  payments_until timestamptz not null
);
comment on table report_large_progress is
  'Rounds that changed, and payments that were decided, up to these moments have been looked at for large amounts. They move in the statement that notes the amounts.';
insert into report_large_progress (rounds_until, payments_until) values (now(), now());

alter table settings_money
  add column large_win_from bigint not null default 1000000000000 check (large_win_from > 0),
  add column large_wager_from bigint not null default 100000000000 check (large_wager_from > 0),
  add column large_transfer_from bigint not null default 1000000000000
    check (large_transfer_from > 0);
comment on column settings_money.large_win_from is
  'A round that pays at least this much is a significant event, as is one that stakes large_wager_from or a payment of large_transfer_from.';

-- The report reads these by time.
create index operator_sign_ins_failed on operator_sign_ins (at, id)
  where outcome not in ('success', 'second_factor_missing');
create index member_breaks_exclusions on member_breaks (started_at, id) where is_exclusion;
