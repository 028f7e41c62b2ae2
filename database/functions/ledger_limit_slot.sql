create or replace function ledger_limit_slot(p_kind text, p_period text, p_product text) returns integer
language sql immutable as $$
  select array_position(
    array['deposit day', 'deposit week', 'deposit month', 'loss day', 'loss week', 'loss month',
          'stake day', 'stake week', 'stake month', 'single bet'],
    p_kind || ' ' || p_period)
  where p_product = 'all'
$$;
comment on function ledger_limit_slot is
  'The place of a limit in limit_amounts and limit_used of its account: deposits, losses and stakes of the day, week and month, then the single stake; null for others.';
