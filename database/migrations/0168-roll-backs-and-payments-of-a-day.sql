-- The register of significant events reads what providers took back by time. One index for all rare
-- movements, so that a bet is compared with one list as before.
drop index ledger_entries_payments;
create index ledger_entries_rare on ledger_entries (posted_at) include (movement, delta)
  where movement in (3, 4, 7, 12, 19, 23);

-- Payments that are large together.
alter table report_large_amounts
  drop constraint report_large_amounts_kind_check,
  drop constraint report_large_amounts_object_check,
  add constraint report_large_amounts_kind_check
    check (kind in ('win', 'wager', 'transfer', 'deposits', 'withdrawals')),
  add constraint report_large_amounts_object_check
    check (object ~ '^(round:|payment:|day:[0-9]{4}-[0-9]{2}-[0-9]{2}/)[^ ]{1,100}$');
comment on table report_large_amounts is
  'Rounds that paid or staked, payments that moved, and deposits or withdrawals of a member that moved in one day of the installation (object: the day and the member), at least the threshold of the settings at that time, in ledger units. One whose amount grows is noted with the larger one.';
