-- Requests to deposit and withdraw, the bank accounts that receive, and their limits.

create table settings_money (
  is_only boolean primary key default true check (is_only),
  deposit_min bigint not null default 1000000000,
  deposit_step bigint not null default 1000000000 check (deposit_step > 0),
  deposit_max bigint not null default 1000000000000,
  deposit_waits_minutes integer not null default 30 check (deposit_waits_minutes between 5 and 1440),
  withdrawal_min bigint not null default 1000000000,
  withdrawal_step bigint not null default 1000000000 check (withdrawal_step > 0),
  withdrawal_max bigint not null default 1000000000000,
  withdrawal_day_max bigint not null default 3000000000000,
  comp_convert_min bigint not null default 100000000 check (comp_convert_min > 0),
  check (deposit_min > 0 and deposit_min <= deposit_max),
  check (withdrawal_min > 0 and withdrawal_min <= withdrawal_max),
  check (withdrawal_max <= withdrawal_day_max)
);
comment on table settings_money is
  'The one row of limits for deposits, withdrawals and comp, in ledger units (100,000 to the won). withdrawal_day_max counts a day in the site''s time zone.';
insert into settings_money default values;

create table payment_receiving_accounts (
  id integer generated always as identity primary key,
  bank_name text not null,
  bank_number text not null,
  bank_owner text not null,
  reference_prefix text not null check (reference_prefix ~ '^[A-Z]{1,4}$'),
  position integer not null default 0,
  is_used boolean not null default true
);
comment on table payment_receiving_accounts is
  'The operator''s bank accounts that deposits go to; the first one in use is told. A reference is the prefix, a hyphen and six characters of its own.';

create table payment_account_questions (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  receiving_account_id integer not null references payment_receiving_accounts on delete restrict,
  reference text not null unique check (reference ~ '^[A-Z]{1,4}-[A-Z0-9]{6}$'),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > asked_at)
);
comment on table payment_account_questions is
  'Which account was told to whom, with the reference that makes the transfer recognisable. One answer holds until it expires.';
create index payment_account_questions_of_member on payment_account_questions (member_id, id desc);

create table payment_requests (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  kind text not null check (kind in ('deposit', 'withdrawal')),
  status text not null default 'waiting' check (status in ('waiting', 'taken', 'done', 'cancelled')),
  amount bigint not null check (amount > 0),
  receiving_account_id integer references payment_receiving_accounts on delete restrict,
  reference text,
  bank_name text,
  bank_number text,
  bank_owner text,
  asked_at timestamptz not null,
  expires_at timestamptz,
  taken_by text,
  decided_at timestamptz,
  decided_by text,
  decision text check (decision in ('approved', 'refused', 'expired', 'withdrawn')),
  memo text check (char_length(memo) between 1 and 400),
  hidden_at timestamptz,
  check ((kind = 'deposit') = (expires_at is not null)),
  check ((kind = 'withdrawal') = (bank_number is not null and bank_name is not null and bank_owner is not null)),
  check ((status in ('done', 'cancelled')) = (decided_at is not null)),
  check ((status in ('done', 'cancelled')) = (decision is not null)),
  check ((status = 'done') = (decision is not distinct from 'approved')),
  check ((decided_by is not null) = (decision is not distinct from 'approved' or decision is not distinct from 'refused')),
  check (status <> 'taken' or taken_by is not null),
  check (hidden_at is null or decided_at is not null)
);
comment on table payment_requests is
  'Deposits and withdrawals that members asked for; amount in ledger units. A withdrawal''s money lies in the member''s hold account from the moment it was asked for until it is decided. The bank account is the member''s as it was then.';
create unique index payment_requests_one_waiting on payment_requests (member_id, kind)
  where status in ('waiting', 'taken');
create index payment_requests_expiry on payment_requests (expires_at) where status = 'waiting';
create index payment_requests_of_member on payment_requests (member_id, kind, asked_at desc);

create trigger payment_requests_place_deposit after insert on payment_requests
  for each row when (new.kind = 'deposit') execute function lists_append('deposits');
create trigger payment_requests_place_withdrawal after insert on payment_requests
  for each row when (new.kind = 'withdrawal') execute function lists_append('withdrawals');
