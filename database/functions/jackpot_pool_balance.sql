create or replace function jackpot_pool_balance(p_pool integer) returns bigint
language sql stable as $$
  select (coalesce((select amount from ledger_pool_sums where house_account_id = p_pool), 0)
    + coalesce((select sum(e.amount) from ledger_house_entries e
                where e.to_house_account_id = p_pool
                  and e.id > coalesce((select until_id from ledger_pool_sums where house_account_id = p_pool), 0)), 0)
    - coalesce((select sum(amount) from ledger_house_entries
                where from_house_account_id = p_pool and movement = :movement_jackpot_payout), 0))::bigint
$$;
comment on function jackpot_pool_balance is
  'What a pool holds: its start money and shares less what it paid.';
