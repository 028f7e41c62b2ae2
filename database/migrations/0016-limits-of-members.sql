-- Members limit their own deposits, losses and stakes; the ledger's posting holds each limit.
alter table ledger_accounts
  add column limits smallint not null default 0 check (limits between 0 and 15);
comment on column ledger_accounts.limits is
  'Which kinds of limits hold: 1 deposit, 2 loss, 4 stake, 8 single stake. With 0 a posting looks at no limit.';

create table ledger_limits (
  bucket smallint not null,
  account_id bigint not null,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'single')),
  period text not null check (period in ('day', 'week', 'month', 'bet')),
  amount bigint check (amount > 0),
  changed_at timestamptz not null,
  used bigint not null default 0,
  since timestamptz not null,
  until timestamptz not null check (until > since),
  raise_to bigint check (raise_to > 0),
  raise_asked_at timestamptz,
  raise_ready_at timestamptz,
  raise_lapses_at timestamptz,
  primary key (bucket, account_id, kind, period),
  foreign key (bucket, account_id) references ledger_accounts on delete restrict,
  check ((kind = 'single') = (period = 'bet')),
  check (num_nulls(raise_asked_at, raise_ready_at, raise_lapses_at) in (0, 3)),
  check (raise_asked_at is null or amount is not null),
  check (raise_to is null or (raise_asked_at is not null and raise_to > amount)),
  check (raise_ready_at >= raise_asked_at + interval '24 hours'),
  check (raise_lapses_at > raise_ready_at)
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02);
comment on table ledger_limits is
  'A member''s own limits, one a kind and period, in ledger units, with what is used of each. A null amount is no limit. Members set and lower them at once and raise them after a wait; ledger_limits_keep refuses everything else.';
comment on column ledger_limits.used is
  'What counts since the period began: deposits, stakes, or stakes less returns, which can be below zero. Written by ledger_post.';
comment on column ledger_limits.until is
  'The end of the period of `used`; the posting after it begins the next one.';
comment on column ledger_limits.raise_to is
  'The amount that the member asked for; null with raise_asked_at for no limit.';

create table ledger_limit_notices (
  bucket smallint not null,
  account_id bigint not null,
  kind text not null,
  period text not null,
  since timestamptz not null,
  share smallint not null check (share in (80, 100)),
  told_at timestamptz,
  primary key (bucket, account_id, kind, period, since, share),
  foreign key (bucket, account_id, kind, period) references ledger_limits on delete restrict
);
comment on table ledger_limit_notices is
  'The limits of which 80 or 100 percent were used, once in each period. The worker tells the member.';
create index ledger_limit_notices_untold on ledger_limit_notices (bucket, account_id)
  where told_at is null;

create table member_limit_changes (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'single')),
  period text not null check (period in ('day', 'week', 'month', 'bet')),
  change text not null check (change in ('set', 'asked', 'cancelled', 'raised')),
  amount bigint check (amount > 0),
  changed_at timestamptz not null
);
comment on table member_limit_changes is
  'What members did with their limits: set or lowered, asked for a raise, cancelled it, confirmed it. A null amount is no limit.';
create index member_limit_changes_of_member on member_limit_changes (member_id, id);

comment on type ledger_outcome is
  'Per operation of a batch: 0 applied, 1 replay, 2 rolled back before it came, 3 insufficient, 4 frozen, 5 stakes blocked, 6 conflict, 7 tombstoned, 8 its group failed, 9 refused by the caller, 10 no such account, 11 reversed before, 12 to 15 above the member''s own limit of deposits, losses, stakes, single stakes.';
