-- Reports subtract withdrawals that the bank brought back.
drop index ledger_entries_payments;
create index ledger_entries_payments on ledger_entries (posted_at) include (movement, delta)
  where movement in (7, 12, 23);
