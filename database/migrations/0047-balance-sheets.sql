-- Closing a month leaves a signed sheet, which later months build on and an audit compares.

create table ledger_balance_sheets (
  month date primary key check (date_trunc('month', month) = month),
  closed_at timestamptz not null,
  sheet text not null,
  key_id text not null references ledger_seal_keys on delete restrict,
  signature bytea not null check (length(signature) = 64)
);
comment on table ledger_balance_sheets is
  'One row per month (UTC) that nobody can post into any more: what each kind of member account and each house account held before and after, how often each movement happened, and the hash of the sheet before. sheet is JSON to the letter as it was signed. Written by the worker, never changed.';
create trigger ledger_balance_sheets_stay before update or delete on ledger_balance_sheets
  for each row execute function ledger_refuse_change();
create trigger ledger_balance_sheets_stay_whole before truncate on ledger_balance_sheets
  for each statement execute function ledger_refuse_change();
