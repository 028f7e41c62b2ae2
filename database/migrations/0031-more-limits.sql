-- Limits of the last 24 hours, of one product, and of the balance. Their counters are rows of their
-- own, because few members have them; postings look there when the account's flag says so.
alter table ledger_limit_notices
  drop constraint ledger_limit_notices_bucket_account_id_kind_period_fkey,
  drop constraint ledger_limit_notices_pkey,
  add column product text not null default 'all';

alter table ledger_limits
  add column product text not null default 'all'
    constraint ledger_limits_product_check check (product in ('all', 'casino', 'slot', 'sport')),
  drop constraint ledger_limits_pkey,
  add primary key (bucket, account_id, kind, period, product),
  drop constraint ledger_limits_kind_check,
  add constraint ledger_limits_kind_check
    check (kind in ('deposit', 'loss', 'stake', 'single', 'time', 'balance')),
  drop constraint ledger_limits_period_check,
  add constraint ledger_limits_period_check
    check (period in ('day', 'week', 'month', 'rolling', 'bet', 'always')),
  add constraint ledger_limits_balance_is_always check ((kind = 'balance') = (period = 'always')),
  add constraint ledger_limits_products_are_staked
    check (product = 'all' or kind in ('loss', 'stake', 'single'));
comment on column ledger_limits.product is
  'What counts: stakes of one category of games, or all. Money sent to a provider that keeps it counts for every product.';
comment on column ledger_limits.period is
  'A day, week or month of the site''s calendar; rolling: the last 24 hours; bet: each single stake; always: the balance.';

alter table ledger_limit_notices
  add primary key (bucket, account_id, kind, period, product, since, share),
  add foreign key (bucket, account_id, kind, period, product) references ledger_limits on delete restrict;

create table ledger_limit_counters (
  bucket smallint not null,
  account_id bigint not null,
  kind text not null,
  period text not null check (period in ('day', 'week', 'month', 'rolling')),
  product text not null,
  used bigint not null,
  since timestamptz not null,
  until timestamptz check (until > since),
  left_seq bigint not null default 0,
  left_at timestamptz not null,
  primary key (bucket, account_id, kind, period, product),
  foreign key (bucket, account_id, kind, period, product) references ledger_limits on delete restrict,
  check ((until is null) = (period = 'rolling'))
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02);
comment on table ledger_limit_counters is
  'What is used of the limits of the last 24 hours and of one product. Written by ledger_post.';
comment on column ledger_limit_counters.since is
  'The beginning of the calendar''s period; of a rolling one, since when a notice is sent once.';
comment on column ledger_limit_counters.left_seq is
  'Of a rolling period: the last entry that is older than it and no longer counted.';
comment on column ledger_limit_counters.left_at is
  'When left_seq was moved: later entries are not older than 24 hours before.';

alter table ledger_accounts
  drop constraint ledger_accounts_limits_check,
  add constraint ledger_accounts_limits_check check (limits between 0 and 31);
comment on column ledger_accounts.limits is
  'Which kinds of limits hold: 1 deposit, 2 loss, 4 stake, 8 single stake, 16 those of ledger_limit_counters and of the balance. With 0 a posting looks at no limit.';

alter table member_limit_changes
  add column product text not null default 'all' check (product in ('all', 'casino', 'slot', 'sport')),
  drop constraint member_limit_changes_kind_check,
  add constraint member_limit_changes_kind_check
    check (kind in ('deposit', 'loss', 'stake', 'single', 'time', 'balance')),
  drop constraint member_limit_changes_period_check,
  add constraint member_limit_changes_period_check
    check (period in ('day', 'week', 'month', 'rolling', 'bet', 'always'));

drop function if exists ledger_limit_used(smallint, bigint, text, timestamptz);
drop function if exists ledger_limit_slot(text, text);

comment on type ledger_outcome is
  'Per operation of a batch: 0 applied, 1 replay, 2 tombstoned, 3 insufficient, 4 frozen, 5 stakes blocked, 6 conflict, 7 rolled back before it came, 8 its group failed, 9 refused by the caller, 10 no such account, 11 reversed before, 12 to 15 above the member''s own limit of deposits, losses, stakes, single stakes, 16 a reality check is due, 17 the time of the day is used up, 18 above the member''s limit of the balance.';
