create or replace function ledger_post(
  -- the operations, in order; those of one group are contiguous
  p_group integer[],
  p_bucket smallint[],
  p_account bigint[],
  p_movement smallint[],
  p_delta bigint[],
  p_is_stake boolean[],
  p_house integer[],
  p_share_scheme smallint[],
  p_key integer[],
  p_original integer[],
  p_refusal smallint[],
  -- the keys of the operations, each once; p_key and p_original are their numbers
  p_keys_bucket smallint[],
  p_keys_scope smallint[],
  p_keys text[]
) returns ledger_outcome
language plpgsql
-- A connection keeps its plans: a plan from an empty table must not scan a large one later, and a
-- new plan for each batch costs more than it saves.
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  n constant integer := cardinality(p_key);
  v_now timestamptz;
  -- the locked accounts, as they will be after the batch
  a_row tid[];
  a_bucket smallint[];
  a_id bigint[];
  a_status text[];
  a_balance bigint[];
  a_seq bigint[];
  a_first_seq bigint[];
  -- the outcome of its stakes while they are held; filled when any account of the batch is due
  a_held smallint[];
  a_limits smallint[];
  -- of those that have limits: the most that one stake may be, what each kind leaves before the
  -- batch, and how much more of it the member is told of; null without a limit
  a_most_stake bigint[];
  a_deposit_room bigint[];
  a_loss_room bigint[];
  a_stake_room bigint[];
  a_deposit_step bigint[];
  a_loss_step bigint[];
  a_stake_step bigint[];
  -- what the batch counts for them; null when it has none
  c_deposited bigint[];
  c_lost bigint[];
  c_staked bigint[];
  -- the limits beside the account's row, those of an account together; x_first and x_last by account
  x_first integer[];
  x_last integer[];
  x_kind text[];
  x_period text[];
  x_product text[];
  x_amount bigint[];
  x_used bigint[];
  x_before bigint[];
  r_product text[];
  -- what each key was used for, as it will be after the batch; k_by is the operation that wrote it now
  k_account bigint[] := array_fill(null::bigint, array[cardinality(p_keys)]);
  k_movement smallint[] := array_fill(null::smallint, array[cardinality(p_keys)]);
  k_amount bigint[] := k_account;
  k_seq bigint[] := k_account;
  k_balance bigint[] := k_account;
  k_reverses text[] := array_fill(null::text, array[cardinality(p_keys)]);
  k_reversed_by bigint[] := k_account;
  k_share_scheme smallint[] := k_movement;
  k_house integer[] := array_fill(null::integer, array[cardinality(p_keys)]);
  k_by integer[] := array_fill(null::integer, array[cardinality(p_keys)]);
  -- the outcome of each operation
  r_status smallint[] := array_fill(:outcome_group_failed::smallint, array[n]);
  r_seq bigint[] := array_fill(null::bigint, array[n]);
  r_balance bigint[] := array_fill(null::bigint, array[n]);
  r_delta bigint[] := p_delta;
  r_movement smallint[] := p_movement;
  r_share_scheme smallint[] := p_share_scheme;
  r_house integer[] := p_house;
  r_shortfall bigint[];
  -- the walk
  v_group integer;
  v_first integer;
  v_failed boolean;
  v_changed integer := 0;
  v_written integer;
  v_flags smallint;
  v_held_from timestamptz;
  v_limited boolean;
  v_limits_end timestamptz;
  v_tells boolean := false;
  v_beside boolean := false;
  v_room bigint;
  v_least bigint;
  v_least_code smallint;
  v_has_reversal constant boolean := array_remove(p_original, null) <> '{}';
  acc integer;
  key integer;
  org integer;
  code smallint;
  delta bigint;
begin
  loop
    -- Locked in one order, so that two batches cannot deadlock.
    select array_agg(l.ctid), array_agg(l.bucket), array_agg(l.id), array_agg(l.status),
           array_agg(l.balance), array_agg(l.seq), array_agg(l.limits), bit_or(l.limits),
           min(l.stakes_until),
           min(least(l.limit_until[1], l.limit_until[2], l.limit_until[3])),
           array_agg(least(l.limit_amounts[4], l.limit_amounts[5], l.limit_amounts[6], l.limit_amounts[7],
                           l.limit_amounts[8], l.limit_amounts[9], l.limit_amounts[10])),
           array_agg(ledger_limit_room(l.limit_amounts, l.limit_used, 1)),
           array_agg(ledger_limit_room(l.limit_amounts, l.limit_used, 4)),
           array_agg(ledger_limit_room(l.limit_amounts, l.limit_used, 7)),
           array_agg(ledger_limit_step(l.limit_amounts, l.limit_used, 1)),
           array_agg(ledger_limit_step(l.limit_amounts, l.limit_used, 4)),
           array_agg(ledger_limit_step(l.limit_amounts, l.limit_used, 7))
    into a_row, a_bucket, a_id, a_status, a_balance, a_seq, a_limits, v_flags, v_held_from, v_limits_end,
         a_most_stake, a_deposit_room, a_loss_room, a_stake_room,
         a_deposit_step, a_loss_step, a_stake_step
    from (
      select a.ctid, a.bucket, a.id, a.status, a.balance, a.seq, a.stakes_until, a.limits, a.limit_used,
             a.limit_amounts, a.limit_until
      from ledger_accounts a
      where (a.bucket, a.id) in (select * from unnest(p_bucket, p_account))
      order by a.bucket, a.id
      for no key update
    ) l;
    v_now := clock_timestamp();
    exit when v_limits_end is null or v_limits_end > v_now;
    perform ledger_limits_renew(a_bucket, a_id, v_now);
  end loop;
  a_first_seq := a_seq;
  v_limited := v_flags <> 0;
  v_beside := v_flags >= 16;
  if v_held_from <= v_now then
    select array_agg(ledger_stakes_held(o.bucket, o.id, v_now) order by o.i) into a_held
    from unnest(a_bucket, a_id) with ordinality as o(bucket, id, i);
  end if;
  if v_beside then
    perform ledger_counters_renew(a_bucket, a_id, v_now);
    select array_agg(x.kind order by x.n), array_agg(x.period order by x.n), array_agg(x.product order by x.n),
           array_agg(x.amount order by x.n), array_agg(x.used order by x.n)
    into x_kind, x_period, x_product, x_amount, x_used
    from (
      select l.kind, l.period, l.product, l.holds as amount, coalesce(c.used, 0) as used,
             row_number() over (order by p.i) as n
      from unnest(a_bucket, a_id) with ordinality as p(bucket, id, i)
      join ledger_limits l on l.bucket = p.bucket and l.account_id = p.id and l.holds is not null
        and l.kind <> 'time' and ledger_limit_slot(l.kind, l.period, l.product) is null
      left join ledger_limit_counters c on (c.bucket, c.account_id, c.kind, c.period, c.product)
        = (l.bucket, l.account_id, l.kind, l.period, l.product)) x;
    select array_agg((x.before + 1)::integer order by x.i), array_agg((x.before + x.own)::integer order by x.i)
    into x_first, x_last
    from (
      select p.i, count(l.*) as own,
             coalesce(sum(count(l.*)) over (order by p.i rows between unbounded preceding and 1 preceding), 0) as before
      from unnest(a_bucket, a_id) with ordinality as p(bucket, id, i)
      left join ledger_limits l on l.bucket = p.bucket and l.account_id = p.id and l.holds is not null
        and l.kind <> 'time' and ledger_limit_slot(l.kind, l.period, l.product) is null
      group by p.i) x;
    x_before := x_used;
    select array_agg(ledger_product(o.house) order by o.i) into r_product
    from unnest(p_house) with ordinality as o(house, i);
  end if;
  if v_limited then
    c_deposited := array_fill(0::bigint, array[cardinality(a_id)]);
    c_lost := c_deposited;
    c_staked := c_deposited;
  end if;

  -- Read under the locks: earlier batches on these accounts have committed their keys. Older keys
  -- were claimed per account and can be there twice: the account's own key goes first.
  if exists (select from unnest(p_keys_scope, p_keys) as o(scope, key)
             join ledger_keys k on k.scope_id = o.scope and k.key = o.key) then
    select array_agg(k.account_id order by o.i), array_agg(k.movement order by o.i),
           array_agg(k.amount order by o.i), array_agg(k.seq order by o.i),
           array_agg(k.balance_after order by o.i), array_agg(k.reverses order by o.i),
           array_agg(k.reversed_by_seq order by o.i), array_agg(k.share_scheme_id order by o.i),
           array_agg(k.house_account_id order by o.i)
    into k_account, k_movement, k_amount, k_seq, k_balance, k_reverses, k_reversed_by, k_share_scheme, k_house
    from unnest(p_keys_bucket, p_keys_scope, p_keys) with ordinality as o(bucket, scope, key, i)
    left join lateral (
      select k.*, e.share_scheme_id, e.house_account_id
      from ledger_keys k
      left join ledger_entries e on v_has_reversal and e.bucket = k.bucket and e.account_id = k.account_id
        and e.seq = k.seq and e.posted_at = k.written_at
      where k.scope_id = o.scope and k.key = o.key
      order by k.bucket <> o.bucket, k.copy limit 1) k on true;
  end if;

  if v_has_reversal then
    r_shortfall := array_fill(0::bigint, array[n]);
  end if;

  for i in 1 .. n loop
    if v_group is distinct from p_group[i] then
      v_group := p_group[i];
      v_first := i;
      v_failed := false;
    end if;
    continue when v_failed;

    acc := array_position(a_id, p_account[i]);
    key := p_key[i];
    org := p_original[i];
    code := :outcome_applied;
    delta := p_delta[i];
    if acc is null then
      code := :outcome_no_account;
    elsif k_movement[key] is not null then
      if k_movement[key] = :movement_none and org is null then
        code := :outcome_rolled_back_before;
      elsif k_account[key] <> p_account[i] or k_reverses[key] is distinct from p_keys[org]
         or (org is null and (k_movement[key] <> p_movement[i] or k_amount[key] <> delta)) then
        code := :outcome_conflict;
      else
        code := :outcome_replay;
        r_seq[i] := k_seq[key];
        r_balance[i] := k_balance[key];
      end if;
    elsif p_refusal[i] is not null then
      code := p_refusal[i];
    elsif org is not null then
      r_movement[i] := case k_movement[org]
        when :movement_bet then :movement_bet_rollback
        when :movement_win then :movement_win_rollback
        else :movement_none end;
      delta := 0;
      if k_movement[org] is null or k_movement[org] = :movement_none then
        code := :outcome_tombstoned;
      elsif k_account[org] <> p_account[i] or r_movement[i] = :movement_none then
        code := :outcome_conflict;
      elsif k_reversed_by[org] is not null then
        code := :outcome_reversed_before;
      else
        delta := -k_amount[org];
        r_share_scheme[i] := k_share_scheme[org];
        -- The house account that took the stake returns it, whichever studio the call names.
        r_house[i] := coalesce(k_house[org], p_house[i]);
        if v_beside then
          r_product[i] := ledger_product(r_house[i]);
        end if;
        -- A win is taken back as far as the balance allows; the rest is receivable.
        if a_balance[acc] + delta < 0 then
          r_shortfall[i] := -(a_balance[acc] + delta);
          delta := -a_balance[acc];
        end if;
      end if;
    elsif delta < 0 and a_status[acc] = 'frozen' then
      code := :outcome_frozen;
    elsif p_is_stake[i] and a_status[acc] <> 'open' then
      code := :outcome_stakes_blocked;
    elsif p_is_stake[i] and a_held[acc] is not null then
      code := a_held[acc];
    elsif a_balance[acc] + delta < 0 then
      code := :outcome_insufficient;
    elsif a_limits[acc] <> 0 then
      if p_is_stake[i] then
        -- A period that won leaves no more than the whole limit.
        if -delta > least(a_most_stake[acc], a_loss_room[acc] - c_lost[acc], a_stake_room[acc] - c_staked[acc]) then
          code := ledger_limit_outcome(p_bucket[i], p_account[i], c_lost[acc], c_staked[acc]);
        end if;
      elsif p_movement[i] = :movement_deposit and delta > a_deposit_room[acc] - c_deposited[acc] then
        code := :outcome_deposit_limit;
      end if;
      -- Limits beside the account's row; the tightest of all is named.
      if a_limits[acc] >= 16 and (p_is_stake[i] or p_movement[i] = :movement_deposit) then
        v_least := null;
        for j in x_first[acc] .. x_last[acc] loop
          if p_is_stake[i] then
            continue when x_kind[j] in ('deposit', 'balance')
              or x_product[j] <> 'all' and coalesce(r_product[i], x_product[j]) <> x_product[j];
          else
            continue when x_kind[j] not in ('deposit', 'balance');
          end if;
          v_room := case x_kind[j] when 'balance' then x_amount[j] - a_balance[acc]
                                   else x_amount[j] - greatest(x_used[j], 0) end;
          if v_least is null or v_room < v_least then
            v_least := v_room;
            v_least_code := case x_kind[j] when 'deposit' then :outcome_deposit_limit::smallint
              when 'loss' then :outcome_loss_limit::smallint when 'stake' then :outcome_stake_limit::smallint
              when 'single' then :outcome_single_limit::smallint else :outcome_balance_limit::smallint end;
          end if;
        end loop;
        if abs(delta) > v_least and (code = :outcome_applied
           or v_least < case when p_is_stake[i]
                then least(a_most_stake[acc], a_loss_room[acc] - c_lost[acc], a_stake_room[acc] - c_staked[acc])
                else a_deposit_room[acc] - c_deposited[acc] end) then
          code := v_least_code;
        end if;
      end if;
    end if;

    r_status[i] := code;
    if code in (:outcome_applied, :outcome_tombstoned, :outcome_reversed_before) then
      r_delta[i] := delta;
      if code = :outcome_applied then
        a_balance[acc] := a_balance[acc] + delta;
        if delta <> 0 then
          if a_seq[acc] = a_first_seq[acc] then
            v_changed := v_changed + 1;
          end if;
          a_seq[acc] := a_seq[acc] + 1;
          if a_limits[acc] <> 0 then
            if r_movement[i] in (:movements_of_deposit) then
              c_deposited[acc] := c_deposited[acc] + delta;
            elsif r_movement[i] in (:movements_of_loss) then
              c_lost[acc] := c_lost[acc] - delta;
              if r_movement[i] in (:movements_of_stake) then
                c_staked[acc] := c_staked[acc] - delta;
              end if;
            end if;
            if a_limits[acc] >= 16 then
              for j in x_first[acc] .. x_last[acc] loop
                continue when x_product[j] <> 'all' and coalesce(r_product[i], x_product[j]) <> x_product[j];
                x_used[j] := x_used[j] + case
                  when x_kind[j] = 'deposit' and r_movement[i] in (:movements_of_deposit) then delta
                  when x_kind[j] = 'loss' and r_movement[i] in (:movements_of_loss) then -delta
                  when x_kind[j] = 'stake' and r_movement[i] in (:movements_of_stake) then -delta
                  else 0 end;
              end loop;
            end if;
            v_tells := v_tells or coalesce(c_lost[acc] >= a_loss_step[acc], false)
              or coalesce(c_staked[acc] >= a_stake_step[acc], false)
              or coalesce(c_deposited[acc] >= a_deposit_step[acc], false);
          end if;
        end if;
        r_seq[i] := a_seq[acc];
        k_share_scheme[key] := r_share_scheme[i];
        k_house[key] := r_house[i];
        if org is not null then
          k_reversed_by[org] := r_seq[i];
        end if;
      elsif code = :outcome_tombstoned and k_movement[org] is null then
        -- The key of an operation that never came is claimed, so a late arrival is refused.
        k_by[org] := i;
        k_account[org] := p_account[i];
        k_movement[org] := :movement_none;
        k_amount[org] := 0;
        k_balance[org] := a_balance[acc];
      end if;
      r_balance[i] := a_balance[acc];
      k_by[key] := i;
      k_account[key] := p_account[i];
      k_movement[key] := r_movement[i];
      k_amount[key] := delta;
      k_seq[key] := r_seq[i];
      k_balance[key] := a_balance[acc];
      k_reverses[key] := p_keys[org];
    elsif code <> :outcome_replay then
      -- A group is all or nothing: undo its operations and answer the balance before it.
      v_failed := true;
      for j in reverse i - 1 .. v_first loop
        if r_status[j] = :outcome_applied then
          acc := array_position(a_id, p_account[j]);
          a_balance[acc] := a_balance[acc] - r_delta[j];
          if r_delta[j] <> 0 then
            if a_limits[acc] <> 0 then
              if r_movement[j] in (:movements_of_deposit) then
                c_deposited[acc] := c_deposited[acc] - r_delta[j];
              elsif r_movement[j] in (:movements_of_loss) then
                c_lost[acc] := c_lost[acc] + r_delta[j];
                if r_movement[j] in (:movements_of_stake) then
                  c_staked[acc] := c_staked[acc] + r_delta[j];
                end if;
              end if;
            end if;
            if a_limits[acc] >= 16 then
              for k in x_first[acc] .. x_last[acc] loop
                continue when x_product[k] <> 'all' and coalesce(r_product[j], x_product[k]) <> x_product[k];
                x_used[k] := x_used[k] - case
                  when x_kind[k] = 'deposit' and r_movement[j] in (:movements_of_deposit) then r_delta[j]
                  when x_kind[k] = 'loss' and r_movement[j] in (:movements_of_loss) then -r_delta[j]
                  when x_kind[k] = 'stake' and r_movement[j] in (:movements_of_stake) then -r_delta[j]
                  else 0 end;
              end loop;
            end if;
            a_seq[acc] := a_seq[acc] - 1;
            if a_seq[acc] = a_first_seq[acc] then
              v_changed := v_changed - 1;
            end if;
          end if;
          if p_original[j] is not null then
            k_reversed_by[p_original[j]] := null;
          end if;
        end if;
        if k_by[p_key[j]] = j then
          k_by[p_key[j]] := null;
          k_movement[p_key[j]] := null;
        end if;
        if k_by[p_original[j]] = j then
          k_by[p_original[j]] := null;
          k_movement[p_original[j]] := null;
        end if;
        r_status[j] := :outcome_group_failed;
      end loop;
      r_balance[i] := a_balance[array_position(a_id, p_account[i])];
    end if;
  end loop;

  insert into ledger_entries (bucket, account_id, seq, posted_at, movement, delta, balance_after,
                              house_account_id, scope_id, key, reversed_seq, share_scheme_id)
  select o.bucket, o.account, o.seq, v_now, o.movement, o.delta, o.balance, o.house, p_keys_scope[o.key],
         p_keys[o.key], k_seq[o.org], o.share_scheme
  from unnest(p_bucket, p_account, r_seq, r_movement, r_delta, r_balance, r_house, p_key, p_original,
              r_share_scheme, r_status)
    as o(bucket, account, seq, movement, delta, balance, house, key, org, share_scheme, status)
  where o.status = :outcome_applied and o.delta <> 0;

  insert into ledger_keys (bucket, scope_id, key, account_id, movement, amount, seq, balance_after,
                           reverses, reversed_by_seq, written_at)
  select p_bucket[k.by], k.scope, k.key, k.account, k.movement, k.amount, k.seq, k.balance, k.reverses,
         k.reversed_by, v_now
  from unnest(p_keys_scope, p_keys, k_account, k_movement, k_amount, k_seq, k_balance,
              k_reverses, k_reversed_by, k_by)
    as k(scope, key, account, movement, amount, seq, balance, reverses, reversed_by, by)
  where k.by is not null;

  -- The rows are locked until the commit, so their physical addresses are still valid.
  update ledger_accounts a
  set balance = x.balance, seq = x.seq,
      limit_used = case when a.limits <> 0
                        then ledger_limits_count(a.limit_used, x.deposited, x.lost, x.staked) end
  from unnest(a_row, a_balance, a_seq, a_first_seq, c_deposited, c_lost, c_staked)
    as x(place, balance, seq, first_seq, deposited, lost, staked)
  where a.ctid = x.place and x.seq <> x.first_seq;
  get diagnostics v_written = row_count;
  if v_written <> v_changed then
    raise exception 'an account is not where it was locked' using errcode = 'DB002';
  end if;
  if v_beside and x_used is distinct from x_before then
    perform ledger_counters_keep(
      array_agg(a_bucket[o.i]), array_agg(a_id[o.i]), array_agg(x_kind[o.j]), array_agg(x_period[o.j]),
      array_agg(x_product[o.j]), array_agg(x_before[o.j]), array_agg(x_used[o.j]))
    from (select i::integer as i, generate_series(f, l) as j
          from unnest(x_first, x_last) with ordinality as x(f, l, i)) o;
  end if;
  if v_tells then
    perform ledger_limits_tell(a_bucket, a_id, c_deposited, c_lost, c_staked);
  end if;
  if v_changed > 0 then
    insert into ledger_unsealed (posted_at, buckets, accounts, seqs)
    values (v_now, a_bucket, a_id, a_seq);
  end if;

  if v_has_reversal then
    update ledger_keys k
    set reversed_by_seq = o.seq
    from unnest(p_original, r_seq, r_status, p_bucket) as o(org, seq, status, bucket)
    where o.status = :outcome_applied and k_by[o.org] is null
      and k.bucket = o.bucket and k.scope_id = p_keys_scope[o.org] and k.key = p_keys[o.org];

    insert into ledger_house_entries (posted_at, movement, from_house_account_id, to_house_account_id, amount, about_account_id)
    select v_now, :movement_rollback_shortfall, (select h.id from ledger_house_accounts h where h.code = 'receivable'), o.house, o.shortfall, o.account
    from unnest(r_house, r_shortfall, p_account, r_status) as o(house, shortfall, account, status)
    where o.status = :outcome_applied and o.shortfall > 0;
  end if;

  -- The pools' share of the stakes of this batch, a row per provider and pool, not per bet.
  insert into ledger_house_entries (posted_at, movement, from_house_account_id, to_house_account_id, amount)
  select v_now, :movement_jackpot_contribution, o.house, s.house_account_id, sum(-o.delta * s.basis_points / 10000)
  from unnest(r_house, r_delta, r_share_scheme, r_status) as o(house, delta, share_scheme, status)
  join ledger_share_schemes s on s.id = o.share_scheme
  where o.status = :outcome_applied
  group by o.house, s.house_account_id
  having sum(-o.delta * s.basis_points / 10000) <> 0;

  return (r_status, r_seq, r_balance, r_delta)::ledger_outcome;
end $$;
comment on function ledger_post is
  'Posts a batch of operations in order, each seeing those before it. Operations of one group are contiguous and are posted together or not at all. p_refusal is the outcome of operations without a stored answer.';
