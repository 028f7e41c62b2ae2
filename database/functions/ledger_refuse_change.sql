create or replace function ledger_refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is never changed', tg_table_name using errcode = 'restrict_violation';
end
$$;
comment on function ledger_refuse_change is
  'Refuses to change or delete rows of append-only tables.';

create or replace trigger ledger_seals_stay before delete or update on ledger_seals
  for each row execute function ledger_refuse_change();

create or replace trigger ledger_seals_stay_whole before truncate on ledger_seals
  for each statement
  execute function ledger_refuse_change();

create or replace trigger ledger_balance_sheets_stay before delete or update on ledger_balance_sheets
  for each row
  execute function ledger_refuse_change();

create or replace trigger ledger_balance_sheets_stay_whole before truncate on ledger_balance_sheets
  for each statement
  execute function ledger_refuse_change();
