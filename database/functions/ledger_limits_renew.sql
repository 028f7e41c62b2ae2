create or replace function ledger_limits_renew(p_bucket smallint[], p_account bigint[], p_at timestamptz) returns void
language sql as $$
  update ledger_accounts a
  set (limit_since, limit_until) = (
        select array_agg(case when p.until <= p_at then greatest(p.until, ledger_period_start(p.period, p_at, z.zone))
                              else p.since end order by p.i),
               array_agg(case when p.until <= p_at then ledger_period_end(p.period, p_at, z.zone)
                              else p.until end order by p.i)
        from unnest(array['day', 'week', 'month'], a.limit_since, a.limit_until) with ordinality
          as p(period, since, until, i), ledger_zone(a.bucket, a.id) as z(zone)),
      limit_used = (
        select array_agg(case when u.used is null or a.limit_until[(u.i - 1) % 3 + 1] > p_at then u.used
                              else 0 end order by u.i)
        from unnest(a.limit_used) with ordinality as u(used, i))
  where (a.bucket, a.id) in (select * from unnest(p_bucket, p_account))
    and a.limits <> 0 and least(a.limit_until[1], a.limit_until[2], a.limit_until[3]) <= p_at
$$;
comment on function ledger_limits_renew is
  'Begins the next periods of locked accounts whose day, week or month is over, of which nothing is used.';
