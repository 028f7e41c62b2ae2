create or replace function ledger_limit_step(p_amounts bigint[], p_used bigint[], p_first integer) returns bigint
language sql immutable as $$
  select least(ledger_limit_next_share(p_amounts[p_first], p_used[p_first]),
               ledger_limit_next_share(p_amounts[p_first + 1], p_used[p_first + 1]),
               ledger_limit_next_share(p_amounts[p_first + 2], p_used[p_first + 2]))
$$;
comment on function ledger_limit_step is
  'How much more brings a limit of one kind to 80 or 100 percent; its three periods begin at a place. Null without one that is below.';
