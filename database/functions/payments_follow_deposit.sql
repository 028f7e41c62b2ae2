create or replace function payments_follow_deposit() returns trigger
language plpgsql as $$
begin
  if new.status = 'done' then
    update payment_statement_lines set settled_at = new.decided_at where deposit_id = new.id;
  else
    update payment_statement_lines set deposit_id = null, matched_as = null, handled_by = null
    where deposit_id = new.id;
  end if;
  return null;
end
$$;
comment on function payments_follow_deposit is
  'Settles a statement line with its deposit, and frees it when the deposit is cancelled or refused.';

create or replace trigger payment_requests_settle_lines after update of status on payment_requests
  for each row
  when (new.kind = 'deposit' and (new.status in ('done', 'cancelled')) and (old.status not in ('done', 'cancelled')))
  execute function payments_follow_deposit();
