-- Segregated accounts, their balances by day, and the stakes of rounds that run at the end of a day.
create table report_fund_accounts (
  id integer generated always as identity primary key,
  bank_name text not null check (char_length(bank_name) between 1 and 40),
  ending text not null check (ending ~ '^[0-9A-Z]{4}$'),
  holder text not null check (char_length(holder) between 1 and 60),
  from_day date not null,
  until_day date check (until_day >= from_day),
  version integer not null default 1,
  set_at timestamptz not null,
  set_by bigint not null references operators on delete restrict,
  checked_by bigint not null references operators on delete restrict check (checked_by <> set_by)
);
comment on table report_fund_accounts is
  'A bank account in which members'' money is held apart from the house''s: the bank, the last four characters of the number, the holder, and the first and the last day (the house''s time zone) whose balance counts. Two operators write it; set_at, set_by and checked_by are of the newest change.';
create index report_fund_accounts_set_by on report_fund_accounts (set_by);
create index report_fund_accounts_checked_by on report_fund_accounts (checked_by);

create table report_fund_balances (
  id bigint generated always as identity primary key,
  account_id integer not null references report_fund_accounts on delete restrict,
  day date not null,
  amount bigint not null check (amount >= 0),
  corrects bigint unique references report_fund_balances on delete restrict check (corrects < id),
  entered_at timestamptz not null,
  entered_by bigint not null references operators on delete restrict,
  reason text not null check (char_length(reason) between 3 and 500)
);
comment on table report_fund_balances is
  'What the bank showed of a segregated account at the end of a day, in ledger units, as an operator wrote it down. A correction is a row of its own that names the row it replaces. Rows are added and never changed.';
create unique index report_fund_balances_first on report_fund_balances (account_id, day)
  where corrects is null;
create index report_fund_balances_by_day on report_fund_balances (day, account_id, id);
create index report_fund_balances_entered_by on report_fund_balances (entered_by);

create table report_running_stakes (
  day date primary key,
  counted_at timestamptz not null,
  rounds bigint not null check (rounds >= 0),
  amount numeric(40,0) not null check (amount >= 0)
);
comment on table report_running_stakes is
  'Rounds that ran at the end of a day (the house''s time zone), without those of test accounts, and their stakes less what they had paid, in ledger units. A round that ended before the count counts with its stake. A day that was not counted within an hour after its end has no row.';

-- Alerts about a day on which the accounts hold less than what is owed, and about missing balances.
alter table alert_settings drop constraint alert_settings_rule_check,
  add constraint alert_settings_rule_check check (rule in ('queue_over_target',
    'provider_failing', 'late_win_refused', 'big_win', 'provider_float', 'secret_changed',
    'secret_used', 'refused_sign_ins', 'report_made', 'other_build', 'protection_breach',
    'commitment_refused', 'commitment_changed', 'likely_excluded', 'component_changed',
    'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked', 'closed_account_owed',
    'access_review_late', 'log_review_late', 'access_not_removed', 'provider_clock_drift',
    'help_link_dead', 'site_without_help', 'emergency_access', 'emergency_review_late',
    'privacy_request_due', 'privacy_request_late', 'quick_starts', 'play_review',
    'provider_budget_used', 'funds_short', 'funds_not_entered'));
alter table alert_settings drop constraint alert_settings_limit_check,
  add constraint alert_settings_limit_check check (("limit" is null) = (rule in
    ('late_win_refused', 'secret_changed', 'secret_used', 'report_made', 'other_build',
     'protection_breach', 'commitment_refused', 'commitment_changed', 'likely_excluded',
     'component_changed', 'complaint_due', 'complaint_late', 'clock_drift', 'staff_locked',
     'closed_account_owed', 'access_not_removed', 'provider_clock_drift', 'help_link_dead',
     'site_without_help', 'emergency_access', 'privacy_request_due', 'privacy_request_late',
     'quick_starts', 'play_review', 'provider_budget_used', 'funds_short')));
insert into alert_settings (rule, "limit") values ('funds_short', null), ('funds_not_entered', 3);

-- The release before reads these views and does not know the newer rules, so the views leave them out.
create or replace view alert_rules as
  select rule, is_on, "limit", looked_until, version from alert_settings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
    'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift',
    'staff_locked', 'closed_account_owed', 'access_review_late', 'log_review_late',
    'access_not_removed', 'provider_clock_drift', 'help_link_dead', 'site_without_help',
    'emergency_access', 'emergency_review_late', 'privacy_request_due', 'privacy_request_late',
    'quick_starts', 'play_review', 'provider_budget_used', 'funds_short', 'funds_not_entered');
create or replace view alerts as select id, rule, subject, facts, raised_at, ended_at, acknowledged_at,
    acknowledged_by from alert_findings
  where rule not in ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
    'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift',
    'staff_locked', 'closed_account_owed', 'access_review_late', 'log_review_late',
    'access_not_removed', 'provider_clock_drift', 'help_link_dead', 'site_without_help',
    'emergency_access', 'emergency_review_late', 'privacy_request_due', 'privacy_request_late',
    'quick_starts', 'play_review', 'provider_budget_used', 'funds_short', 'funds_not_entered');
create or replace view alert_deliveries as select id, channel_id, alert_id, made_at, attempts, next_at,
    sent_at, fault from alert_sendings s
  where alert_id is null or exists (
    select from alert_findings f where f.id = s.alert_id and f.rule not in
      ('other_build', 'protection_breach', 'commitment_refused', 'commitment_changed',
       'likely_excluded', 'component_changed', 'complaint_due', 'complaint_late', 'clock_drift',
       'staff_locked', 'closed_account_owed', 'access_review_late', 'log_review_late',
       'access_not_removed', 'provider_clock_drift', 'help_link_dead', 'site_without_help',
       'emergency_access', 'emergency_review_late', 'privacy_request_due', 'privacy_request_late',
       'quick_starts', 'play_review', 'provider_budget_used', 'funds_short', 'funds_not_entered'));
