-- A stake needs an open launch, whether the call names one or not, and a launch ends with the sign-in
-- it was made from. What decides it lies where a batch finds it with one look.

alter table member_sessions add column idle_ends_at timestamptz;
update member_sessions set idle_ends_at = least(ends_at, last_active_at + interval '30 minutes');
alter table member_sessions alter column idle_ends_at set not null;
comment on column member_sessions.idle_ends_at is
  'When the session ends unless something is done before: a page of the member''s, or a stake. Never after ends_at.';

alter table game_sessions
  add column scope_id smallint references ledger_scopes on delete restrict,
  add column ends_at timestamptz;
update game_sessions s
set scope_id = (select c.id from games g join game_providers p on p.id = g.provider_id
                join ledger_scopes c on c.code = 'provider:' || p.connection where g.id = s.game_id),
    ends_at = coalesce((select m.ends_at from member_sessions m where m.id = s.member_session_id),
                       s.opened_at + interval '8 hours');
-- A launch of before whose sign-in is over, or at a connection that never made a call.
update game_sessions s set ended_at = now()
where s.ended_at is null
  and (s.scope_id is null or s.ends_at <= now()
       or exists (select from member_sessions m where m.id = s.member_session_id
                  and (m.ended_at is not null or m.idle_ends_at <= now())));
alter table game_sessions
  alter column ends_at set not null,
  add check (scope_id is not null or ended_at is not null);
create index game_sessions_open on game_sessions (account_id, scope_id) where ended_at is null;
comment on table game_sessions is
  'One launch, at the connection whose key space is scope_id. One that ended, by itself, at ends_at or with its sign-in, refuses new stakes; its wins and roll-backs are still taken. has_failed is a launch that the provider gave no window for.';

create or replace function games_post(
  p_group integer[], p_bucket smallint[], p_account bigint[], p_movement smallint[], p_delta bigint[],
  p_is_stake boolean[], p_house integer[], p_share_scheme smallint[], p_key integer[], p_original integer[],
  p_keys_bucket smallint[], p_keys_scope smallint[], p_keys text[],
  -- what each operation is part of
  p_round integer[], p_session uuid[], p_closes boolean[], p_stakes_off boolean[],
  -- the rounds that they are part of, each once; p_round is their number
  p_rounds_bucket smallint[], p_rounds_provider integer[], p_rounds text[], p_rounds_account bigint[],
  p_rounds_member bigint[], p_rounds_game integer[]
) returns table (
  status smallint[], seq bigint[], balance bigint[],
  -- the rounds that exist of those that were named, in no order
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
begin
  -- A stake needs a launch of the member at this connection that is open and whose sign-in lives;
  -- the named one, or any where none is named. Wins and roll-backs need none.
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
             end) then 9::smallint end
             order by o.i)
    into refusals
    from unnest(p_account, p_is_stake, p_stakes_off, p_session, p_key) with ordinality
      as o(account, is_stake, stakes_off, session, key, i);
  end if;

  outcome := ledger_post(p_group, p_bucket, p_account, p_movement, p_delta, p_is_stake, p_house,
                         p_share_scheme, p_key, p_original, refusals, p_keys_bucket, p_keys_scope, p_keys);

  -- A jackpot that is rolled back gives its pool the money back, with the entry that takes it.
  if array_remove(p_original, null) <> '{}' then
    perform jackpots_take_back(array_agg(p_keys_bucket[o.org]), array_agg(p_keys_scope[o.org]), array_agg(p_keys[o.org]))
    from unnest(p_original, outcome.status) as o(org, status)
    where o.status = 0 and o.org is not null
    having count(*) > 0;
  end if;

  with sums as (
    select o.round, min(o.seq) as first_seq, any_value(o.session) as session, bool_or(o.closes) as closes,
           coalesce(array_agg(o.seq) filter (where o.delta <> 0), '{}') as seqs,
           coalesce(-sum(o.delta) filter (where o.is_stake_side), 0) as stake,
           coalesce(sum(o.delta) filter (where not o.is_stake_side), 0) as payout
    from (
      select u.*, case u.movement when 1 then true when 2 then false else u.delta > 0 end as is_stake_side
      from unnest(p_round, p_movement, p_session, p_closes, outcome.status, outcome.seq, outcome.delta)
        as u(round, movement, session, closes, status, seq, delta)
      where u.status = 0
    ) o
    group by o.round
  ), kept as (
    -- One statement that adds and changes: it can only go by the primary key, whatever a plan that
    -- was made on an empty table thinks of the other indexes.
    insert into game_rounds as r (bucket, provider_id, round_ref, account_id, member_id, game_id,
                                  game_session_id, first_seq, entry_seqs, stake, payout, state, opened_at,
                                  changed_at)
    select p_rounds_bucket[m.round], p_rounds_provider[m.round], p_rounds[m.round], p_rounds_account[m.round],
           p_rounds_member[m.round], p_rounds_game[m.round], m.session, m.first_seq, m.seqs, m.stake, m.payout,
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

  -- A round belongs to one member. The whole batch is undone; the caller sends each call alone.
  if cardinality(moved) is distinct from cardinality(found_first_seq) then
    raise exception 'a round belongs to another member' using errcode = 'DB001';
  end if;

  -- What changed nothing is told of its round all the same.
  if cardinality(moved) is distinct from cardinality(p_rounds) then
    select found_bucket || array_agg(r.bucket), found_provider || array_agg(r.provider_id),
           found_ref || array_agg(r.round_ref), found_first_seq || array_agg(r.first_seq)
    into found_bucket, found_provider, found_ref, found_first_seq
    from unnest(p_rounds_bucket, p_rounds_provider, p_rounds) with ordinality as o(bucket, provider, ref, i)
    join game_rounds r on r.bucket = o.bucket and r.provider_id = o.provider and r.round_ref = o.ref
    where o.i <> all(coalesce(moved, '{}'));
  end if;

  status := outcome.status;
  seq := outcome.seq;
  balance := outcome.balance;
  return next;
end $$;
