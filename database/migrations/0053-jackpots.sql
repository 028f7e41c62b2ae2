-- Jackpots are won: what a pool starts again with, and every win with the entries that paid it.

alter table ledger_house_entries drop constraint ledger_house_entries_movement_check;
alter table ledger_house_entries add constraint ledger_house_entries_movement_check
  check (movement between 101 and 105);
-- Few rows, so that no batch of stakes pays for it.
create index ledger_house_entries_paid on ledger_house_entries (from_house_account_id) where movement = 105;

create table jackpot_tiers (
  tier text primary key check (tier in ('mega', 'major', 'minor')),
  house_account_id integer not null unique references ledger_house_accounts on delete restrict,
  start_amount bigint not null check (start_amount > 0)
);
comment on table jackpot_tiers is
  'The pools that can be won. start_amount is what the operator puts into a pool, in ledger units, in the moment in which it is won. The row is locked while its pool pays, so that two wins never share what it holds.';
insert into jackpot_tiers (tier, house_account_id, start_amount)
select s.tier, h.id, s.won * 100000
from (values ('mega', 20000000::bigint), ('major', 2000000), ('minor', 20000)) as s(tier, won)
join ledger_house_accounts h on h.code = 'jackpot:' || s.tier;

create table jackpot_wins (
  id bigint generated always as identity primary key,
  tier text not null references jackpot_tiers on delete restrict,
  bucket smallint not null,
  account_id bigint not null,
  entry_seq bigint not null,
  member_id bigint not null references members on delete restrict,
  provider_id integer not null references game_providers on delete restrict,
  round_ref text not null,
  scope_id smallint not null,
  key text not null,
  amount bigint not null check (amount > 0),
  paid bigint not null check (paid between 0 and amount),
  started bigint not null check (started > 0),
  payout_entry_id bigint unique,
  start_entry_id bigint not null unique,
  won_at timestamptz not null,
  taken_back_at timestamptz,
  start_returned bigint check (start_returned between 0 and started),
  back_payout_entry_id bigint unique,
  back_start_entry_id bigint unique,
  unique (bucket, scope_id, key),
  check ((payout_entry_id is null) = (paid = 0)),
  check ((taken_back_at is null) = (start_returned is null)),
  check ((back_payout_entry_id is null) = (taken_back_at is null or paid = 0)),
  check ((back_start_entry_id is null) = (coalesce(start_returned, 0) = 0))
);
comment on table jackpot_wins is
  'Every jackpot that a provider paid, under the provider''s key of the win, in ledger units: amount is what the member got, paid is what the pool had of it (the rest stays charged to the provider), started is what the pool began again with. The entries are those of ledger_house_entries. One that was rolled back keeps its row: the pool got paid back and gave start_returned.';
create index jackpot_wins_of_round on jackpot_wins (bucket, provider_id, round_ref);
create index jackpot_wins_of_member on jackpot_wins (member_id);

create index jackpot_wins_of_account on jackpot_wins (bucket, account_id, entry_seq);

drop function ledger_post_house;
create function ledger_post_house(
  p_movement smallint, p_from_house integer, p_to_house integer, p_amount bigint
) returns bigint
language sql as $$
  insert into ledger_house_entries
    (posted_at, movement, from_house_account_id, to_house_account_id, amount)
  values (clock_timestamp(), p_movement, p_from_house, p_to_house, p_amount)
  returning id
$$;
comment on function ledger_post_house is
  'Moves money between two house accounts and answers the entry''s id: the only way in for what is no share of a stake.';

create function jackpot_pool_balance(p_pool integer) returns bigint
language sql stable as $$
  select (coalesce((select sum(amount) from ledger_house_entries where to_house_account_id = p_pool), 0)
    - coalesce((select sum(amount) from ledger_house_entries
                where from_house_account_id = p_pool and movement = 105), 0))::bigint
$$;
comment on function jackpot_pool_balance is 'What a pool holds: its start money and shares less what it paid.';

create function jackpots_pay(
  p_tier text, p_amount bigint, p_bucket smallint, p_account bigint, p_seq bigint, p_member bigint,
  p_provider integer, p_round text, p_scope smallint, p_key text
) returns bigint
language plpgsql as $$
declare
  pool integer;
  provider integer;
  start bigint;
  paid bigint;
  payout_entry bigint;
begin
  select t.house_account_id, t.start_amount into strict pool, start
  from jackpot_tiers t where t.tier = p_tier for update;
  select p.house_account_id into strict provider from game_providers p where p.id = p_provider;
  -- Only now: whoever paid from this pool before has committed.
  paid := greatest(least(p_amount, jackpot_pool_balance(pool)), 0);
  if paid > 0 then
    payout_entry := ledger_post_house(105::smallint, pool, provider, paid);
  end if;
  insert into jackpot_wins (tier, bucket, account_id, entry_seq, member_id, provider_id, round_ref, scope_id,
                            key, amount, paid, started, payout_entry_id, start_entry_id, won_at)
  values (p_tier, p_bucket, p_account, p_seq, p_member, p_provider, p_round, p_scope, p_key, p_amount, paid,
          start, payout_entry,
          ledger_post_house(102::smallint, (select h.id from ledger_house_accounts h where h.code = 'jackpot_funding'),
                            pool, start),
          clock_timestamp());
  return paid;
end $$;
comment on function jackpots_pay is
  'Pays a jackpot from its pool to the provider who paid the member, and starts the pool again; in the transaction of the member''s win. Answers what the pool had of it.';

create function jackpots_take_back(p_bucket smallint[], p_scope smallint[], p_key text[]) returns void
language plpgsql as $$
declare
  won record;
  provider integer;
  back bigint;
  back_entry bigint;
  start_entry bigint;
begin
  -- One order for everyone, as where pools pay; accounts are locked before pools, always.
  for won in
    select w.id, w.tier, w.paid, w.started, w.provider_id, t.house_account_id as pool
    from unnest(p_bucket, p_scope, p_key) as o(bucket, scope, key)
    join jackpot_wins w on w.bucket = o.bucket and w.scope_id = o.scope and w.key = o.key
    join jackpot_tiers t on t.tier = w.tier
    where w.taken_back_at is null
    order by w.tier, w.id
  loop
    perform from jackpot_tiers t where t.tier = won.tier for update;
    select p.house_account_id into strict provider from game_providers p where p.id = won.provider_id;
    back_entry := null;
    if won.paid > 0 then
      back_entry := ledger_post_house(105::smallint, won.pool, provider, -won.paid);
    end if;
    -- The start money was meant for an empty pool. What was won of it since cannot go back.
    back := greatest(least(won.started, jackpot_pool_balance(won.pool)), 0);
    start_entry := null;
    if back > 0 then
      start_entry := ledger_post_house(102::smallint,
        (select h.id from ledger_house_accounts h where h.code = 'jackpot_funding'), won.pool, -back);
    end if;
    update jackpot_wins w
    set taken_back_at = clock_timestamp(), start_returned = back,
        back_payout_entry_id = back_entry, back_start_entry_id = start_entry
    where w.id = won.id;
  end loop;
end $$;
comment on function jackpots_take_back is
  'Gives pools back what they paid for wins with these keys, which are rolled back in the same transaction, and takes their start money out again as far as they have it.';

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
  refusals smallint[];
  moved integer[];
begin
  -- A stake needs a launch that is still open; wins and roll-backs of an ended one are taken.
  select array_agg(case when o.is_stake and (o.stakes_off or o.session is not null
           and (s.id is null or s.ended_at is not null or s.account_id <> o.account)) then 9::smallint end
           order by o.i)
  into refusals
  from unnest(p_account, p_is_stake, p_stakes_off, p_session) with ordinality
    as o(account, is_stake, stakes_off, session, i)
  left join game_sessions s on s.id = o.session;

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
comment on function games_post is
  'ledger_post for calls of game providers, with the rounds written in the same transaction. A jackpot that is rolled back goes back to its pool with it.';
