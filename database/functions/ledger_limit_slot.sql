create or replace function ledger_limit_slot(p_kind text, p_period text) returns integer
language sql immutable as $$
  select case p_period when 'bet' then 10
         else 3 * array_position(array['deposit', 'loss', 'stake'], p_kind) - 3
              + array_position(array['day', 'week', 'month'], p_period) end
$$;
comment on function ledger_limit_slot is
  'The place of a limit in limit_amounts and limit_used of its account: deposits, losses and stakes of the day, week and month, then the single stake; null for others.';
