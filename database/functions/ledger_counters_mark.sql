create or replace function ledger_counters_mark(p_limit ledger_limits, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_is_rolling constant boolean := p_limit.period = 'rolling';
  v_zone text;
  v_since timestamptz;
begin
  if p_limit.period in ('bet', 'always') then
    return;
  end if;
  if least(p_limit.amount, p_limit.imposed) is null then
    delete from ledger_limit_counters
    where (bucket, account_id, kind, period, product)
      = (p_limit.bucket, p_limit.account_id, p_limit.kind, p_limit.period, p_limit.product);
    return;
  end if;
  v_zone := ledger_zone(p_limit.bucket, p_limit.account_id);
  v_since := case when v_is_rolling then p_at - interval '24 hours'
                  else ledger_period_start(p_limit.period, p_at, v_zone) end;
  insert into ledger_limit_counters (bucket, account_id, kind, period, product, used, since, until, left_seq, left_at)
  values (p_limit.bucket, p_limit.account_id, p_limit.kind, p_limit.period, p_limit.product,
          ledger_limit_used(p_limit.bucket, p_limit.account_id, p_limit.kind, p_limit.product, v_since),
          v_since,
          case when not v_is_rolling then ledger_period_end(p_limit.period, p_at, v_zone) end,
          ledger_seq_at(p_limit.bucket, p_limit.account_id, v_since) - 1, p_at)
  on conflict do nothing;
end
$$;
comment on function ledger_counters_mark is
  'Begins the counter of a new limit with the whole present period, and ends that of a removed one. The account is locked.';
