create or replace function ledger_limits_mark() returns trigger
language plpgsql as $$
begin
  update ledger_accounts a set limits = (
    select coalesce(bit_or(1 << array_position(array['deposit', 'loss', 'stake', 'single'], l.kind) - 1), 0)
    from ledger_limits l
    where l.bucket = a.bucket and l.account_id = a.id and l.amount is not null)
  where a.bucket = new.bucket and a.id = new.account_id;
  return null;
end
$$;
comment on function ledger_limits_mark is 'Marks in the account which kinds of limits hold.';

create or replace trigger ledger_limits_marked after insert or update of amount on ledger_limits
  for each row execute function ledger_limits_mark();
