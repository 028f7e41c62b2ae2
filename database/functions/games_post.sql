create or replace function games_post(
  p_group integer[], p_bucket smallint[], p_account bigint[], p_movement smallint[], p_delta bigint[],
  p_is_stake boolean[], p_house integer[], p_share_scheme smallint[], p_key integer[], p_original integer[],
  p_keys_bucket smallint[], p_keys_scope smallint[], p_keys text[],
  -- the round of each operation
  p_round integer[], p_session uuid[], p_closes boolean[], p_stakes_off boolean[],
  -- the rounds of the operations, each once; p_round is their number
  p_rounds_bucket smallint[], p_rounds_provider integer[], p_rounds text[], p_rounds_account bigint[],
  p_rounds_member bigint[], p_rounds_game integer[]
) returns table (
  status smallint[], seq bigint[], balance bigint[],
  -- those of the named rounds that exist, in no order
  found_bucket smallint[], found_provider integer[], found_ref text[], found_first_seq bigint[]
)
language plpgsql
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  outcome ledger_outcome;
  refusals smallint[] := array_fill(null::smallint, array[cardinality(p_key)]);
  moved integer[];
  -- the rounds of the operations; a roll-back belongs to the round of its original
  in_round integer[] := p_round;
  in_bucket smallint[] := p_rounds_bucket;
  in_provider integer[] := p_rounds_provider;
  in_ref text[] := p_rounds;
  in_account bigint[] := p_rounds_account;
  in_member bigint[] := p_rounds_member;
  in_game integer[] := p_rounds_game;
  undone record;
  other record;
  place integer;
begin
  -- A stake needs an open launch of the member at this connection, from a session that is open:
  -- the named launch, or any when none is named. Wins and roll-backs need none.
  if true = any(p_is_stake) then
    select array_agg(case when o.is_stake and (o.stakes_off or not case
             when o.session is null then exists (
               select from game_sessions s left join member_sessions m on m.id = s.member_session_id
               where s.account_id = o.account and s.scope_id = p_keys_scope[o.key] and s.ended_at is null
                 and s.ends_at > now() and (m.id is null or (m.ended_at is null and m.idle_ends_at > now())))
             else exists (
               select from game_sessions s left join member_sessions m on m.id = s.member_session_id
               where s.id = o.session and s.account_id = o.account and s.scope_id = p_keys_scope[o.key]
                 and s.ended_at is null and s.ends_at > now()
                 and (m.id is null or (m.ended_at is null and m.idle_ends_at > now())))
             end) then :outcome_refused::smallint end
             order by o.i)
    into refusals
    from unnest(p_account, p_is_stake, p_stakes_off, p_session, p_key) with ordinality
      as o(account, is_stake, stakes_off, session, key, i);
  end if;

  outcome := ledger_post(p_group, p_bucket, p_account, p_movement, p_delta, p_is_stake, p_house,
                         p_share_scheme, p_key, p_original, refusals, p_keys_bucket, p_keys_scope, p_keys);

  -- The roll-back of a jackpot returns the pool's part in the same transaction.
  if array_remove(p_original, null) <> '{}' then
    perform jackpots_take_back(array_agg(o.bucket), array_agg(p_keys_scope[o.org]), array_agg(p_keys[o.org]))
    from unnest(p_bucket, p_original, outcome.status) as o(bucket, org, status)
    where o.status = :outcome_applied and o.org is not null
    having count(*) > 0;

    -- Undone in the original's round: the id names the original, and the call's round may differ.
    for undone in
      select o.i, o.bucket, o.account, k.seq, p_round[o.i::integer] as round,
             (select max(d.i) from unnest(p_key, outcome.status) with ordinality as d(key, status, i)
              where d.key = o.org and d.status = :outcome_applied and d.i < o.i)::integer as done
      from unnest(p_bucket, p_account, p_original, outcome.status) with ordinality as o(bucket, account, org, status, i)
      left join ledger_keys k on k.scope_id = p_keys_scope[o.org] and k.key = p_keys[o.org] and k.bucket = o.bucket
      where o.status = :outcome_applied and o.org is not null
      order by o.i
    loop
      if undone.done is not null then
        in_round[undone.i] := in_round[undone.done];
        continue;
      end if;
      perform from game_rounds r
      where r.bucket = undone.bucket and r.provider_id = p_rounds_provider[undone.round]
        and r.round_ref = p_rounds[undone.round] and r.account_id = undone.account
        -- Rounds older than the column have no entry numbers.
        and (r.entry_seqs = '{}' or r.entry_seqs @> array[undone.seq]);
      continue when found;
      select r.* into other from game_rounds r
      where r.bucket = undone.bucket and r.account_id = undone.account and r.first_seq <= undone.seq
        and r.entry_seqs @> array[undone.seq]
      order by r.first_seq desc limit 1;
      continue when not found;
      select min(o.i) into place
      from unnest(in_bucket, in_provider, in_ref, in_account) with ordinality as o(bucket, provider, ref, account, i)
      where o.bucket = other.bucket and o.provider = other.provider_id and o.ref = other.round_ref
        and o.account = other.account_id;
      if place is null then
        place := cardinality(in_ref) + 1;
        in_bucket[place] := other.bucket;
        in_provider[place] := other.provider_id;
        in_ref[place] := other.round_ref;
        in_account[place] := other.account_id;
        in_member[place] := other.member_id;
        in_game[place] := other.game_id;
      end if;
      in_round[undone.i] := place;
    end loop;
  end if;

  with sums as (
    select o.round, min(o.seq) as first_seq, any_value(o.session) as session, bool_or(o.closes) as closes,
           coalesce(array_agg(o.seq) filter (where o.delta <> 0), '{}') as seqs,
           coalesce(-sum(o.delta) filter (where o.is_stake_side), 0) as stake,
           coalesce(sum(o.delta) filter (where not o.is_stake_side), 0) as payout
    from (
      select u.*, case u.movement when :movement_bet then true when :movement_win then false
               else u.delta > 0 end as is_stake_side
      from unnest(in_round, p_movement, p_session, p_closes, outcome.status, outcome.seq, outcome.delta)
        as u(round, movement, session, closes, status, seq, delta)
      where u.status = :outcome_applied
    ) o
    group by o.round
  ), kept as (
    -- One statement that inserts or updates uses the primary key, also with a plan that was made
    -- while the table was empty.
    insert into game_rounds as r (bucket, provider_id, round_ref, account_id, member_id, game_id,
                                  game_session_id, first_seq, entry_seqs, stake, payout, state, opened_at,
                                  changed_at)
    select in_bucket[m.round], in_provider[m.round], in_ref[m.round], in_account[m.round],
           in_member[m.round], in_game[m.round], m.session, m.first_seq, m.seqs, m.stake, m.payout,
           case when m.closes then 'closed' else 'open' end, now(), now()
    from sums m
    on conflict (bucket, provider_id, round_ref) do update
    set stake = r.stake + excluded.stake, payout = r.payout + excluded.payout, changed_at = excluded.changed_at,
        entry_seqs = r.entry_seqs || excluded.entry_seqs,
        state = case when excluded.state = 'closed' then 'closed' else r.state end
    where r.account_id = excluded.account_id
    returning r.bucket, r.provider_id, r.round_ref, r.first_seq
  )
  select array_agg(k.bucket), array_agg(k.provider_id), array_agg(k.round_ref), array_agg(k.first_seq),
         (select array_agg(m.round) from sums m)
  into found_bucket, found_provider, found_ref, found_first_seq, moved
  from kept k;

  -- A round belongs to one member. The whole batch is undone, and the caller sends each call alone.
  if cardinality(moved) is distinct from cardinality(found_first_seq) then
    raise exception 'a round belongs to another member' using errcode = 'DB001';
  end if;

  -- Replayed and refused operations get the number of their round too.
  if cardinality(moved) is distinct from cardinality(in_ref) then
    select found_bucket || array_agg(r.bucket), found_provider || array_agg(r.provider_id),
           found_ref || array_agg(r.round_ref), found_first_seq || array_agg(r.first_seq)
    into found_bucket, found_provider, found_ref, found_first_seq
    from unnest(in_bucket, in_provider, in_ref) with ordinality as o(bucket, provider, ref, i)
    join game_rounds r on r.bucket = o.bucket and r.provider_id = o.provider and r.round_ref = o.ref
    where o.i <> all(coalesce(moved, '{}'));
  end if;

  status := outcome.status;
  seq := outcome.seq;
  balance := outcome.balance;
  return next;
end $$;
comment on function games_post is
  'ledger_post for calls of game providers, with the rounds written in the same transaction. The roll-back of a jackpot returns the pool''s part.';
