create or replace function ledger_counted(
  p_kind text, p_product text, p_movement smallint, p_delta bigint, p_house integer
) returns bigint
language sql stable as $$
  select case when p_product = 'all' or coalesce(ledger_product(p_house), p_product) = p_product then case
    when p_kind = 'deposit' and p_movement in (:movements_of_deposit) then p_delta
    when p_kind = 'loss' and p_movement in (:movements_of_loss) then -p_delta
    when p_kind = 'stake' and p_movement in (:movements_of_stake) then -p_delta
    else 0 end else 0 end
$$;
comment on function ledger_counted is
  'How much an entry counts for a limit of a kind and product.';
