-- The worker compares members' balances with all entries, because the sum of millions of accounts takes
-- longer than an operator waits for a report.
create table report_compared_balances (
  is_only boolean primary key default true check (is_only),
  compared_at timestamptz not null,
  unexplained numeric not null,
  unexplained_since timestamptz check ((unexplained = 0) = (unexplained_since is null))
);
comment on table report_compared_balances is
  'Members'' stored balances less all their ledger entries, in ledger units, in one snapshot at compared_at. Anything but 0 is a fault, first found at unexplained_since.';

insert into report_compared_balances (compared_at, unexplained, unexplained_since)
select now(), found.rest, case when found.rest <> 0 then now() end
from (select (select coalesce(sum(balance), 0) from ledger_accounts)
    - (select coalesce(sum(amount), 0) from report_sums where movement < 100)
    - (select coalesce(sum(e.delta), 0) from ledger_entries e, report_progress p
       where e.posted_at >= p.entered_until) as rest) found;
