create or replace function ledger_limit_outcome(
  p_bucket smallint, p_account bigint, p_lost bigint, p_staked bigint
) returns smallint
language sql stable as $$
  select case least(x.loss, x.stake, x.single)
         when x.loss then :outcome_loss_limit::smallint
         when x.stake then :outcome_stake_limit::smallint
         else :outcome_single_limit::smallint end
  from (
    select least(a.limit_amounts[4], a.limit_amounts[5], a.limit_amounts[6],
                 ledger_limit_room(a.limit_amounts, a.limit_used, 4) - p_lost) as loss,
           least(a.limit_amounts[7], a.limit_amounts[8], a.limit_amounts[9],
                 ledger_limit_room(a.limit_amounts, a.limit_used, 7) - p_staked) as stake,
           a.limit_amounts[10] as single
    from ledger_accounts a where a.bucket = p_bucket and a.id = p_account
  ) x
$$;
comment on function ledger_limit_outcome is
  'The outcome of a stake above an account''s limits: that of the limit which leaves least, when the batch has lost and staked some.';
