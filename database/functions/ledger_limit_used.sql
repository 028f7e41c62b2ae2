create or replace function ledger_limit_used(
  p_bucket smallint, p_account bigint, p_kind text, p_product text, p_since timestamptz
) returns bigint
language sql stable as $$
  select coalesce(sum(case p_kind when 'deposit' then e.delta else -e.delta end), 0)
  from ledger_entries e
  where p_kind in ('deposit', 'loss', 'stake') and e.bucket = p_bucket and e.account_id = p_account
    and e.seq >= ledger_seq_at(p_bucket, p_account, p_since) and e.posted_at >= p_since
    and (p_kind = 'deposit' and e.movement in (:movements_of_deposit)
         or p_kind = 'loss' and e.movement in (:movements_of_loss)
         or p_kind = 'stake' and e.movement in (:movements_of_stake))
    and (p_product = 'all' or coalesce(ledger_product(e.house_account_id), p_product) = p_product)
$$;
comment on function ledger_limit_used is
  'What counts for a limit since a moment, summed from the entries.';
