create or replace function ledger_limit_next_share(p_amount bigint, p_used bigint) returns bigint
language sql immutable as $$
  select case when p_used < (p_amount * 4 + 4) / 5 then (p_amount * 4 + 4) / 5 - p_used
              when p_used < p_amount then p_amount - p_used end
$$;
comment on function ledger_limit_next_share is
  'How much more brings a limit to 80 percent, or to 100 above that; null when all is used.';
