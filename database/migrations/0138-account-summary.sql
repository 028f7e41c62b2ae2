-- What a member won and lost at providers that keep money is read by the member's account.
create index ledger_house_entries_results on ledger_house_entries (about_account_id, posted_at)
  where movement in (113, 114);

alter table report_schedules drop constraint report_schedules_report_check,
  add constraint report_schedules_report_check check (report in ('money-day', 'money-provider',
    'activity-day', 'return', 'balances', 'accounts'));
