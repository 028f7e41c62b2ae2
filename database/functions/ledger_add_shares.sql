create or replace function ledger_add_shares(p_house integer[], p_basis_points integer[]) returns smallint
language plpgsql as $$
declare
  v_id smallint;
begin
  if coalesce((select sum(b) from unnest(p_basis_points) as b), 0) not between 1 and 1000
    or exists (select from ledger_house_accounts h where h.id = any(p_house) and h.kind <> 'jackpot') then
    raise exception 'shares go to pools and are at most a tenth of a stake';
  end if;
  lock table ledger_share_schemes in share row exclusive mode;
  select coalesce(max(s.id), 0) + 1 into v_id from ledger_share_schemes s;
  insert into ledger_share_schemes (id, house_account_id, basis_points)
  select v_id, x.house, x.basis_points from unnest(p_house, p_basis_points) as x(house, basis_points);
  return v_id;
end $$;
comment on function ledger_add_shares is
  'Adds a scheme of shares of stakes for these pools and answers its id. One that exists never changes, because entries name it.';
