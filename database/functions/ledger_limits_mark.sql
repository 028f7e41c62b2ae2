create or replace function ledger_limits_mark() returns trigger
language plpgsql as $$
declare
  v_slot constant integer := ledger_limit_slot(new.kind, new.period, new.product);
  v_period constant integer := array_position(array['day', 'week', 'month'], new.period);
  v_limits smallint;
  v_used bigint[];
  v_amounts bigint[];
  v_since timestamptz[];
  v_until timestamptz[];
  v_zone text;
  v_now timestamptz;
  -- A trigger's row has no virtual columns.
  v_holds constant bigint := least(new.amount, new.imposed);
begin
  if new.kind = 'time' then
    return null;
  end if;
  -- Every posting comes before or after this.
  perform from ledger_accounts a where a.bucket = new.bucket and a.id = new.account_id for no key update;
  v_now := clock_timestamp();
  perform ledger_limits_renew(array[new.bucket], array[new.account_id], v_now);
  select coalesce(a.limit_used, array_fill(null::bigint, array[9])),
         coalesce(a.limit_amounts, array_fill(null::bigint, array[10])),
         coalesce(a.limit_since, array_fill(null::timestamptz, array[3])),
         coalesce(a.limit_until, array_fill(null::timestamptz, array[3]))
  into v_used, v_amounts, v_since, v_until
  from ledger_accounts a where a.bucket = new.bucket and a.id = new.account_id;

  if v_slot is null then
    perform ledger_counters_mark(new, v_now);
  else
    v_amounts[v_slot] := v_holds;
  end if;
  if v_slot <= 9 then
    if v_holds is null then
      v_used[v_slot] := null;
    elsif v_used[v_slot] is null then
      if v_until[v_period] is null then
        v_zone := ledger_zone(new.bucket, new.account_id);
        v_since[v_period] := ledger_period_start(new.period, v_now, v_zone);
        v_until[v_period] := ledger_period_end(new.period, v_now, v_zone);
      end if;
      v_used[v_slot] := ledger_limit_used(new.bucket, new.account_id, new.kind, 'all', v_since[v_period]);
    end if;
  end if;
  select coalesce(bit_or(case when ledger_limit_slot(l.kind, l.period, l.product) is not null
           then (1 << array_position(array['deposit', 'loss', 'stake', 'single'], l.kind) - 1) else 16 end), 0)
  into v_limits
  from ledger_limits l
  where l.bucket = new.bucket and l.account_id = new.account_id and l.holds is not null
    and l.kind <> 'time';
  update ledger_accounts a
  set limits = v_limits,
      limit_used = case when v_limits <> 0 then v_used end,
      limit_amounts = case when v_limits <> 0 then v_amounts end,
      limit_since = case when v_limits <> 0 then v_since end,
      limit_until = case when v_limits <> 0 then v_until end
  where a.bucket = new.bucket and a.id = new.account_id;
  return null;
end
$$;
comment on function ledger_limits_mark is
  'Copies a changed limit into its account''s row, where postings look. A new limit counts the whole present period.';

create or replace trigger ledger_limits_marked after insert or update of amount, imposed on ledger_limits
  for each row execute function ledger_limits_mark();
