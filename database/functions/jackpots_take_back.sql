create or replace function jackpots_take_back(p_bucket smallint[], p_scope smallint[], p_key text[]) returns void
language plpgsql as $$
declare
  won record;
  provider integer;
  back bigint;
  back_entry bigint;
  start_entry bigint;
begin
  -- Accounts are locked before pools, and pools in one order, so that no deadlock can arise.
  for won in
    select w.id, w.tier, w.paid, w.started, w.provider_id, t.house_account_id as pool
    from unnest(p_bucket, p_scope, p_key) as o(bucket, scope, key)
    join jackpot_wins w on w.bucket = o.bucket and w.scope_id = o.scope and w.key = o.key
    join jackpot_tiers t on t.tier = w.tier
    where w.taken_back_at is null
    order by w.tier, w.id
  loop
    perform from jackpot_tiers t where t.tier = won.tier for update;
    select p.house_account_id into strict provider from game_providers p where p.id = won.provider_id;
    back_entry := null;
    if won.paid > 0 then
      back_entry := ledger_post_house(:movement_jackpot_payout::smallint, won.pool, provider, -won.paid);
    end if;
    -- The start amount goes back as far as later wins have left it.
    back := greatest(least(won.started, jackpot_pool_balance(won.pool)), 0);
    start_entry := null;
    if back > 0 then
      start_entry := ledger_post_house(:movement_jackpot_start::smallint,
        (select h.id from ledger_house_accounts h where h.code = 'jackpot_funding'), won.pool, -back);
    end if;
    update jackpot_wins w
    set taken_back_at = clock_timestamp(), start_returned = back,
        back_payout_entry_id = back_entry, back_start_entry_id = start_entry
    where w.id = won.id;
  end loop;
  update jackpot_unfed_wins u set taken_back_at = clock_timestamp()
  from unnest(p_bucket, p_scope, p_key) as o(bucket, scope, key)
  where u.bucket = o.bucket and u.scope_id = o.scope and u.key = o.key and u.taken_back_at is null;
end $$;
comment on function jackpots_take_back is
  'Returns to the pools what they paid for wins with these keys, which are rolled back in the same transaction, and takes the start amount out again as far as it is there; marks those wins that no pool paid.';
