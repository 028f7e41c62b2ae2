create or replace function ledger_limits_tell(
  p_bucket smallint[], p_account bigint[], p_deposited bigint[], p_lost bigint[], p_staked bigint[]
) returns void
language sql as $$
  insert into ledger_limit_notices (bucket, account_id, kind, period, since, share)
  select l.bucket, l.account_id, l.kind, l.period,
         a.limit_since[array_position(array['day', 'week', 'month'], l.period)], s.share
  from unnest(p_bucket, p_account, p_deposited, p_lost, p_staked) as o(bucket, account, deposited, lost, staked)
  join ledger_accounts a on a.bucket = o.bucket and a.id = o.account
  join ledger_limits l on l.bucket = o.bucket and l.account_id = o.account
    and l.holds is not null and ledger_limit_slot(l.kind, l.period, l.product) <= 9
  cross join lateral (
    select a.limit_used[ledger_limit_slot(l.kind, l.period, l.product)]::numeric as used,
           case l.kind when 'deposit' then o.deposited when 'loss' then o.lost else o.staked end as more) c
  cross join (values (80), (100)) as s(share)
  where (c.used - c.more) * 100 < l.holds * s.share and c.used * 100 >= l.holds * s.share
  on conflict do nothing
$$;
comment on function ledger_limits_tell is
  'Notes the limits that a batch brought to 80 or 100 percent, once in each period.';
