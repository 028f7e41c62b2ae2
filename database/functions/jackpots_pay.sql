create or replace function jackpots_pay(
  p_tier text, p_amount bigint, p_bucket smallint, p_account bigint, p_seq bigint, p_member bigint,
  p_provider integer, p_round text, p_scope smallint, p_key text
) returns bigint
language plpgsql as $$
declare
  pool integer;
  provider integer;
  start bigint;
  paid bigint;
  payout_entry bigint;
  start_entry bigint;
begin
  select t.house_account_id, t.start_amount into strict pool, start
  from jackpot_tiers t where t.tier = p_tier for update;
  -- Shares that waited for this win: the stakes of the next pool have them.
  perform jackpots_take_hold(array[pool], null);
  -- A win in a round whose stake fed the pool before it was closed for stakes.
  if not exists (select from game_providers p join ledger_share_schemes s on s.id = p.share_scheme_id
                 where s.house_account_id = pool) then
    start := 0;
  end if;
  select p.house_account_id into strict provider from game_providers p where p.id = p_provider;
  -- Read under the lock: earlier payments from this pool have committed.
  paid := greatest(least(p_amount, jackpot_pool_balance(pool)), 0);
  if paid > 0 then
    payout_entry := ledger_post_house(:movement_jackpot_payout::smallint, pool, provider, paid);
  end if;
  if start > 0 then
    start_entry := ledger_post_house(:movement_jackpot_start::smallint,
      (select h.id from ledger_house_accounts h where h.code = 'jackpot_funding'), pool, start);
  end if;
  insert into jackpot_wins (tier, bucket, account_id, entry_seq, member_id, provider_id, round_ref, scope_id,
                            key, amount, paid, started, payout_entry_id, start_entry_id, won_at)
  values (p_tier, p_bucket, p_account, p_seq, p_member, p_provider, p_round, p_scope, p_key, p_amount, paid,
          start, payout_entry, start_entry, clock_timestamp());
  return paid;
end $$;
comment on function jackpots_pay is
  'Pays a jackpot from its pool to the provider that paid the member, and lets the shares hold that waited for the win, and puts the start amount into a pool that stakes still feed; in the transaction of the member''s win. Answers the part that the pool paid.';
