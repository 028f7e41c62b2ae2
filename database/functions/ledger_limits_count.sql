create or replace function ledger_limits_count(
  p_used bigint[], p_deposited bigint, p_lost bigint, p_staked bigint
) returns bigint[]
language sql immutable as $$
  select array[p_used[1] + p_deposited, p_used[2] + p_deposited, p_used[3] + p_deposited,
               p_used[4] + p_lost, p_used[5] + p_lost, p_used[6] + p_lost,
               p_used[7] + p_staked, p_used[8] + p_staked, p_used[9] + p_staked]
$$;
comment on function ledger_limits_count is 'What is used of an account''s limits after a batch.';
