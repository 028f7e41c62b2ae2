-- The only writer of members' money: one call posts a whole batch in one round trip and one commit.

create type ledger_outcome as (
  status smallint[],
  seq bigint[],
  balance bigint[],
  delta bigint[]
);
comment on type ledger_outcome is
  'Per operation of a batch: 0 applied, 1 replay, 2 rolled back before it came, 3 insufficient, 4 frozen, 5 stakes blocked, 6 conflict, 7 tombstoned, 8 its group failed, 9 refused by the caller, 10 no such account, 11 reversed before.';

create function ledger_post(
  p_group integer[],
  p_bucket smallint[],
  p_account bigint[],
  p_movement smallint[],
  p_delta bigint[],
  p_is_stake boolean[],
  p_house integer[],
  p_scope smallint[],
  p_key text[],
  p_reverses_scope smallint[],
  p_reverses text[],
  p_share_scheme smallint[],
  p_refused boolean[]
) returns ledger_outcome
language plpgsql
-- Plans are kept for the connection's life; one made while a table was empty must not scan it for ever.
set enable_seqscan = off
as $$
declare
  n constant integer := cardinality(p_key);
  v_now timestamptz;
  -- the locked accounts
  a_bucket smallint[];
  a_id bigint[];
  a_status text[];
  a_balance bigint[];
  a_seq bigint[];
  -- what each key already stands for
  k_account bigint[];
  k_movement smallint[];
  k_amount bigint[];
  k_seq bigint[];
  k_balance bigint[];
  k_reverses text[];
  -- the originals that reversals name
  o_account bigint[];
  o_movement smallint[];
  o_amount bigint[];
  o_seq bigint[];
  o_reversed_by bigint[];
  o_share_scheme smallint[];
  -- the outcome
  r_status smallint[] := array_fill(8::smallint, array[n]);
  r_seq bigint[] := array_fill(null::bigint, array[n]);
  r_balance bigint[] := array_fill(null::bigint, array[n]);
  r_delta bigint[] := p_delta;
  r_movement smallint[] := p_movement;
  r_share_scheme smallint[] := p_share_scheme;
  r_shortfall bigint[] := array_fill(0::bigint, array[n]);
  -- the walk
  slot integer;
  code smallint;
  g_start integer := 1;
  g_failed boolean := false;
  g_balance bigint[];
  g_seq bigint[];
begin
  -- One order for everyone, so that two batches never wait for each other in a circle.
  with locked as (
    select a.bucket, a.id, a.status, a.balance, a.seq
    from ledger_accounts a
    where (a.bucket, a.id) in (select * from unnest(p_bucket, p_account))
    order by a.bucket, a.id
    for no key update
  )
  select array_agg(bucket), array_agg(id), array_agg(status), array_agg(balance), array_agg(seq)
  into a_bucket, a_id, a_status, a_balance, a_seq
  from locked;
  v_now := clock_timestamp();

  select array_agg(k.account_id order by o.i), array_agg(k.movement order by o.i),
         array_agg(k.amount order by o.i), array_agg(k.seq order by o.i),
         array_agg(k.balance_after order by o.i), array_agg(k.reverses order by o.i)
  into k_account, k_movement, k_amount, k_seq, k_balance, k_reverses
  from unnest(p_bucket, p_scope, p_key) with ordinality as o(bucket, scope, key, i)
  left join ledger_keys k on k.bucket = o.bucket and k.scope_id = o.scope and k.key = o.key;

  if exists (select from unnest(p_reverses) r where r is not null) then
    select array_agg(k.account_id order by o.i), array_agg(k.movement order by o.i),
           array_agg(k.amount order by o.i), array_agg(k.seq order by o.i),
           array_agg(k.reversed_by_seq order by o.i), array_agg(e.share_scheme_id order by o.i)
    into o_account, o_movement, o_amount, o_seq, o_reversed_by, o_share_scheme
    from unnest(p_bucket, p_reverses_scope, p_reverses) with ordinality as o(bucket, scope, key, i)
    left join ledger_keys k on k.bucket = o.bucket and k.scope_id = o.scope and k.key = o.key
    left join ledger_entries e on e.bucket = k.bucket and e.account_id = k.account_id
      and e.seq = k.seq and e.posted_at = k.written_at;
  end if;

  for i in 1 .. n loop
    if i = 1 or p_group[i] <> p_group[i - 1] then
      g_start := i;
      g_failed := false;
      g_balance := a_balance;
      g_seq := a_seq;
    end if;
    continue when g_failed;

    slot := array_position(a_id, p_account[i]);
    code := 0;
    if slot is null then
      code := 10;
    elsif k_movement[i] is not null then
      if k_movement[i] = 0 and p_reverses[i] is null then
        code := 7;
      elsif k_account[i] <> p_account[i] or k_reverses[i] is distinct from p_reverses[i]
         or (p_reverses[i] is null and (k_movement[i] <> p_movement[i] or k_amount[i] <> p_delta[i])) then
        code := 6;
      else
        code := 1;
        r_seq[i] := k_seq[i];
        r_balance[i] := k_balance[i];
      end if;
    elsif p_refused[i] then
      code := 9;
    elsif p_reverses[i] is not null then
      r_movement[i] := case o_movement[i] when 1 then 3 when 2 then 4 else 0 end;
      if o_movement[i] is null or o_movement[i] = 0 then
        code := 2;
      elsif o_account[i] <> p_account[i] or r_movement[i] = 0 then
        code := 6;
      elsif o_reversed_by[i] is not null then
        code := 11;
      else
        r_delta[i] := -o_amount[i];
        r_share_scheme[i] := o_share_scheme[i];
        -- A win that was spent is taken back as far as there is money; the rest is receivable.
        if a_balance[slot] + r_delta[i] < 0 then
          r_shortfall[i] := -(a_balance[slot] + r_delta[i]);
          r_delta[i] := -a_balance[slot];
        end if;
      end if;
    elsif p_delta[i] < 0 and a_status[slot] = 'frozen' then
      code := 4;
    elsif p_is_stake[i] and a_status[slot] <> 'open' then
      code := 5;
    elsif a_balance[slot] + p_delta[i] < 0 then
      code := 3;
    end if;

    r_status[i] := code;
    if code = 0 then
      a_balance[slot] := a_balance[slot] + r_delta[i];
      if r_delta[i] <> 0 then
        a_seq[slot] := a_seq[slot] + 1;
      end if;
      r_seq[i] := a_seq[slot];
      r_balance[i] := a_balance[slot];
    elsif code in (2, 11) then
      r_delta[i] := 0;
      r_balance[i] := a_balance[slot];
    elsif code <> 1 then
      -- All or nothing: the group is refused with the balance from before it.
      g_failed := true;
      a_balance := g_balance;
      a_seq := g_seq;
      r_balance[i] := a_balance[slot];
      for j in g_start .. i - 1 loop
        r_status[j] := 8;
      end loop;
    end if;
  end loop;

  insert into ledger_entries (bucket, account_id, seq, posted_at, movement, delta, balance_after,
                              house_account_id, scope_id, key, reversed_seq, share_scheme_id)
  select o.bucket, o.account, o.seq, v_now, o.movement, o.delta, o.balance, o.house, o.scope, o.key,
         o.reversed_seq, o.share_scheme
  from unnest(p_bucket, p_account, r_seq, r_movement, r_delta, r_balance, p_house, p_scope, p_key,
              o_seq, r_share_scheme, r_status)
    as o(bucket, account, seq, movement, delta, balance, house, scope, key, reversed_seq, share_scheme, status)
  where o.status = 0 and o.delta <> 0;

  insert into ledger_keys (bucket, scope_id, key, account_id, movement, amount, seq, balance_after,
                           reverses, written_at)
  select o.bucket, o.scope, o.key, o.account, o.movement, o.delta, o.seq, o.balance, o.reverses, v_now
  from unnest(p_bucket, p_scope, p_key, p_account, r_movement, r_delta, r_seq, r_balance, p_reverses, r_status)
    as o(bucket, scope, key, account, movement, delta, seq, balance, reverses, status)
  where o.status in (0, 2, 11);

  if o_movement is not null then
    update ledger_keys k
    set reversed_by_seq = o.seq
    from unnest(p_bucket, p_reverses_scope, p_reverses, r_seq, r_status) as o(bucket, scope, key, seq, status)
    where o.status = 0 and k.bucket = o.bucket and k.scope_id = o.scope and k.key = o.key;

    insert into ledger_keys (bucket, scope_id, key, account_id, movement, amount, balance_after, written_at)
    select o.bucket, o.scope, o.key, o.account, 0, 0, o.balance, v_now
    from unnest(p_bucket, p_reverses_scope, p_reverses, p_account, r_balance, r_status)
      as o(bucket, scope, key, account, balance, status)
    where o.status = 2
    on conflict do nothing;

    insert into ledger_house_entries (posted_at, movement, from_house_account_id, to_house_account_id, amount, about_account_id)
    select v_now, 103, (select h.id from ledger_house_accounts h where h.code = 'receivable'), o.house, o.shortfall, o.account
    from unnest(p_house, r_shortfall, p_account, r_status) as o(house, shortfall, account, status)
    where o.status = 0 and o.shortfall > 0;
  end if;

  update ledger_accounts a
  set balance = x.balance, seq = x.seq
  from unnest(a_bucket, a_id, a_balance, a_seq) as x(bucket, id, balance, seq)
  where a.bucket = x.bucket and a.id = x.id and a.seq <> x.seq;

  -- The pools' share of the stakes of this batch, a row per provider and pool, not per bet.
  insert into ledger_house_entries (posted_at, movement, from_house_account_id, to_house_account_id, amount)
  select v_now, 101, o.house, s.house_account_id, sum(-o.delta * s.basis_points / 10000)
  from unnest(p_house, r_delta, r_share_scheme, r_status) as o(house, delta, share_scheme, status)
  join ledger_share_schemes s on s.id = o.share_scheme
  where o.status = 0
  group by o.house, s.house_account_id
  having sum(-o.delta * s.basis_points / 10000) <> 0;

  return (r_status, r_seq, r_balance, r_delta)::ledger_outcome;
end $$;
comment on function ledger_post is
  'Posts a batch of operations. Operations of one group are contiguous and stand or fall together; no key may occur twice in a batch, nor be named as a reversal''s original beside itself.';
