create or replace function jackpots_take_hold(p_pools integer[], p_scheme smallint) returns void
language plpgsql as $$
declare
  scheme record;
  houses integer[];
  points integer[];
  v_held smallint;
begin
  for scheme in
    select s.id, s.share_scheme_id as present, s.next_share_scheme_id as accepted
    from jackpot_schemes s
    where s.next_share_scheme_id is not null and (p_scheme is null or s.id = p_scheme)
    order by s.id for update
  loop
    select coalesce(array_agg(l.house_account_id), '{}'), coalesce(array_agg(l.basis_points), '{}')
    into houses, points
    from ledger_share_schemes l
    where l.id = case when l.house_account_id = any(p_pools) then scheme.accepted else scheme.present end;
    -- The number of exactly these shares, where the scheme has one; null for shares in between.
    select min(o.id) into v_held from unnest(array[scheme.present, scheme.accepted]) as o(id)
    where not exists (
      (select l.house_account_id, l.basis_points from ledger_share_schemes l where l.id = o.id
       except select * from unnest(houses, points))
      union all
      (select * from unnest(houses, points)
       except select l.house_account_id, l.basis_points from ledger_share_schemes l where l.id = o.id));
    continue when v_held = scheme.present;
    v_held := coalesce(v_held, ledger_add_shares(houses, points));
    update jackpot_schemes s
    set share_scheme_id = v_held, changed_at = clock_timestamp(),
        next_share_scheme_id = case when v_held <> scheme.accepted then scheme.accepted end,
        next_made_by = case when v_held <> scheme.accepted then s.next_made_by end,
        next_checked_by = case when v_held <> scheme.accepted then s.next_checked_by end,
        next_accepted_at = case when v_held <> scheme.accepted then s.next_accepted_at end
    where s.id = scheme.id;
    update game_providers p set share_scheme_id = v_held where p.share_scheme_id = scheme.present;
  end loop;
end $$;
comment on function jackpots_take_hold is
  'Gives stakes the accepted shares of these pools (their house accounts) in place of the present ones: of every scheme, or of one. A scheme whose accepted shares hold for all pools waits for nothing any more.';
