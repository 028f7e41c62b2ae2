create or replace function ledger_counters_keep(
  p_bucket smallint[], p_account bigint[], p_kind text[], p_period text[], p_product text[],
  p_before bigint[], p_after bigint[]
) returns void
language sql as $$
  with kept as (
    update ledger_limit_counters c
    set used = o.after
    from unnest(p_bucket, p_account, p_kind, p_period, p_product, p_before, p_after)
      as o(bucket, account, kind, period, product, before, after)
    where o.before <> o.after
      and (c.bucket, c.account_id, c.kind, c.period, c.product)
        = (o.bucket, o.account, o.kind, o.period, o.product)
    returning c.*, o.before
  )
  insert into ledger_limit_notices (bucket, account_id, kind, period, product, since, share)
  select k.bucket, k.account_id, k.kind, k.period, k.product, k.since, s.share
  from kept k
  join ledger_limits l on (l.bucket, l.account_id, l.kind, l.period, l.product)
    = (k.bucket, k.account_id, k.kind, k.period, k.product)
  cross join (values (80), (100)) as s(share)
  where k.before::numeric * 100 < l.holds * s.share and k.used::numeric * 100 >= l.holds * s.share
  on conflict do nothing
$$;
comment on function ledger_counters_keep is
  'Writes what a batch used of the counters, and notes those that it brought to 80 or 100 percent.';
