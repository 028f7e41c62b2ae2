create or replace function ledger_limit_room(p_amounts bigint[], p_used bigint[], p_first integer) returns bigint
language sql immutable as $$
  select least(p_amounts[p_first] - p_used[p_first], p_amounts[p_first + 1] - p_used[p_first + 1],
               p_amounts[p_first + 2] - p_used[p_first + 2])
$$;
comment on function ledger_limit_room is
  'What the limits of one kind leave, whose three periods begin at a place; null without one.';
