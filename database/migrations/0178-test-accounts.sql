-- Test accounts: flagged from registration on, funded by two operators within caps, and left out of
-- the reports.
alter table members add column is_test boolean not null default false;
comment on column members.is_test is
  'The account of a tester, who registered with a link of two operators. It is set at registration and never changes: a member''s play stays in the reports, and a tester''s stays out of them.';
-- They are few, so statements look them up here instead of in every row.
create index members_test on members (registered_at, id) where is_test;

-- Money of the house for tests is one movement of its own. The entries before keep to the new check,
-- because it allows all that the old one did and one more, so they are not read again.
alter table ledger_entries drop constraint ledger_entries_movement_check;
-- The release before keeps to "ledger_entries_movement_check": it writes fewer movements.
alter table ledger_entries add constraint ledger_entries_movement_check check (
  (movement in (2, 3, 5, 6, 7, 9, 11, 14, 15, 17, 19, 21, 22, 23, 24) and delta > 0)
  or (movement in (1, 4, 8, 10, 12, 13, 16, 18, 20) and delta < 0)) not valid;

create table wallet_test_fundings (
  proposal_id bigint primary key references operator_proposals on delete restrict,
  member_id bigint not null references members on delete restrict,
  amount bigint not null check (amount > 0),
  made_at timestamptz not null
);
comment on table wallet_test_fundings is
  'Money of the house that two operators gave to a test account, in ledger units. The entry''s key is `test-funding:` and proposal_id, and operator_proposals names both operators.';
create index wallet_test_fundings_of_member on wallet_test_fundings (member_id, made_at desc);
create index wallet_test_fundings_by_time on wallet_test_fundings (made_at);

alter table settings_money
  add column test_account_max bigint not null default 100000000000 check (test_account_max > 0),
  add column test_day_max bigint not null default 300000000000 check (test_day_max > 0);
comment on column settings_money.test_account_max is
  'All that one test account is ever given, in ledger units; test_day_max is all that test accounts together are given in one day of the installation.';

create table report_test_sums (
  day date not null,
  movement smallint not null,
  provider_id integer references game_providers on delete restrict,
  entries bigint not null check (entries > 0),
  amount numeric(40,0) not null,
  unique nulls not distinct (day, movement, provider_id)
);
comment on table report_test_sums is
  'The same as report_sums, of test accounts: no entry is in both, and both together are the whole ledger.';

comment on table member_testers is
  'One-time codes with which testers register before the opening, and the members who did. They may play while the house is closed to everyone else. Accounts that registered with one from this version on are test accounts (members.is_test); earlier ones hold money of their owners and are members like all others.';
