-- Entries before a seal of ten minutes ago are all visible or will never be: no statement of the
-- application may take that long. Two runs at once would add entries twice, so the second waits.
create or replace function ledger_sum_pools(p_most bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_until bigint;
begin
  lock table ledger_pool_sums in share row exclusive mode;
  select s.house_until into v_until from ledger_seals s
  where s.sealed_at < clock_timestamp() - interval '10 minutes'
  order by s.id desc limit 1;
  insert into ledger_pool_sums as p (house_account_id, until_id, amount)
  select h.id, least(v_until, coalesce(before.until_id, 0) + p_most), coalesce(came.amount, 0)
  from ledger_house_accounts h
  left join ledger_pool_sums before on before.house_account_id = h.id
  cross join lateral (
    select sum(e.amount)::bigint as amount from ledger_house_entries e
    where e.to_house_account_id = h.id and e.id > coalesce(before.until_id, 0)
      and e.id <= least(v_until, coalesce(before.until_id, 0) + p_most)) came
  where h.kind = 'jackpot' and v_until > coalesce(before.until_id, 0)
  on conflict (house_account_id) do update
  set until_id = excluded.until_id, amount = p.amount + excluded.amount;
  return exists (select from ledger_pool_sums s where s.until_id < v_until);
end $$;
comment on function ledger_sum_pools is
  'Adds the entries up to the seal of ten minutes ago to the sums of pools, at most p_most numbers; true when more are left.';
