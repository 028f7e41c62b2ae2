create or replace function ledger_counters_renew(p_bucket smallint[], p_account bigint[], p_at timestamptz) returns void
language plpgsql as $$
declare
  c record;
  e record;
  v_gone bigint;
  v_seq bigint;
begin
  for c in
    select * from ledger_limit_counters
    where (bucket, account_id) in (select * from unnest(p_bucket, p_account))
      and (until <= p_at or until is null)
  loop
    if c.until is not null then
      update ledger_limit_counters
      set used = 0,
          since = greatest(c.until, ledger_period_start(c.period, p_at, ledger_zone(c.bucket, c.account_id))),
          until = ledger_period_end(c.period, p_at, ledger_zone(c.bucket, c.account_id))
      where (bucket, account_id, kind, period, product)
        = (c.bucket, c.account_id, c.kind, c.period, c.product);
      continue;
    end if;
    v_gone := 0;
    v_seq := c.left_seq;
    -- In order, so that it ends with the first entry that still counts.
    for e in
      select seq, posted_at, movement, delta, house_account_id from ledger_entries
      where bucket = c.bucket and account_id = c.account_id and seq > c.left_seq
        and posted_at > c.left_at - interval '24 hours'
      order by seq
    loop
      exit when e.posted_at > p_at - interval '24 hours';
      v_seq := e.seq;
      v_gone := v_gone + ledger_counted(c.kind, c.product, e.movement, e.delta, e.house_account_id);
    end loop;
    if v_seq > c.left_seq then
      update ledger_limit_counters
      set used = used - v_gone, left_seq = v_seq, left_at = p_at,
          since = case when since <= p_at - interval '24 hours' then p_at else since end
      where (bucket, account_id, kind, period, product)
        = (c.bucket, c.account_id, c.kind, c.period, c.product);
    end if;
  end loop;
end
$$;
comment on function ledger_counters_renew is
  'Begins the next periods of locked accounts'' counters, and takes what is older than 24 hours out of the rolling ones.';
