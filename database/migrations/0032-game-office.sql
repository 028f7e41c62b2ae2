-- What operators see and do about games: calls of providers, health, rounds by time, credentials.

alter table games add column is_new boolean;
comment on column games.is_new is 'Set by staff; null lets the day on which it was added decide.';

alter table game_rounds add column entry_seqs bigint[] not null default '{}';
comment on column game_rounds.entry_seqs is
  'The numbers of the round''s entries in its account, in the order they were written. Empty for rounds older than the column.';
create index game_rounds_by_time on game_rounds (opened_at, account_id, first_seq);
create index game_rounds_open on game_rounds (opened_at, account_id, first_seq) include (provider_id)
  where state = 'open';

create table game_rules (
  is_only boolean primary key default true check (is_only),
  stuck_after_minutes integer not null default 30 check (stuck_after_minutes between 5 and 10080),
  calls_kept_days integer not null default 14 check (calls_kept_days between 1 and 90)
);
comment on table game_rules is
  'When an open round counts as stuck, and how long the calls of providers are kept.';
insert into game_rules default values;

create table game_credentials (
  id bigint generated always as identity primary key,
  connection text not null check (connection ~ '^[a-z0-9-]{1,32}$'),
  secret bytea not null,
  set_at timestamptz not null,
  set_by bigint not null references operators on delete restrict
);
comment on table game_credentials is
  'Secrets shared with providers, sealed with the product''s own key; the newest of a connection counts, the one before it for an hour more.';
create index game_credentials_of_connection on game_credentials (connection, id desc);

create table game_calls (
  at timestamptz not null,
  connection text not null,
  endpoint text not null,
  provider_id integer,
  member_ref text,
  round_ref text,
  is_signed boolean not null,
  http smallint not null,
  outcome text not null,
  duration_us integer not null,
  body text
) partition by range (at);
comment on table game_calls is
  'Every call from a provider and every launch, written in batches beside the calls themselves; a partition per day, dropped when it is old. The body of a call without a true signature is not kept.';
create index game_calls_of_round on game_calls (round_ref, at);

create function game_calls_partitions(days_ahead integer) returns void
language plpgsql as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  oldest date;
  step integer;
  old record;
begin
  select today - calls_kept_days into oldest from game_rules;
  for step in -1 .. days_ahead loop
    execute format(
      'create table if not exists game_calls_%s partition of game_calls for values from (%L) to (%L)',
      to_char(today + step, 'YYYYMMDD'),
      (today + step)::timestamp at time zone 'UTC', (today + step + 1)::timestamp at time zone 'UTC');
  end loop;
  for old in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'game_calls'::regclass and c.relname < 'game_calls_' || to_char(oldest, 'YYYYMMDD')
  loop
    execute format('drop table %I', old.relname);
  end loop;
end $$;
comment on function game_calls_partitions is
  'Makes room for the calls of the days ahead and drops the days that are older than game_rules keeps.';
select game_calls_partitions(7);

create table game_provider_health (
  provider_id integer primary key references game_providers on delete cascade,
  last_call_at timestamptz,
  last_call_outcome text,
  last_call_is_fault boolean,
  last_launch_at timestamptz,
  last_launch_is_fault boolean
);
comment on table game_provider_health is 'The newest call and launch of each provider, and how they ended.';

create unlogged table game_players (
  provider_id integer not null,
  member_ref text not null,
  last_call_at timestamptz not null,
  primary key (provider_id, member_ref)
);
comment on table game_players is
  'Who played at which provider lately; not logged, because a lost one is written again by the next call.';

create or replace function games_post(
  p_group integer[], p_bucket smallint[], p_account bigint[], p_movement smallint[], p_delta bigint[],
  p_is_stake boolean[], p_house integer[], p_scope smallint[], p_key text[],
  p_reverses_scope smallint[], p_reverses text[], p_share_scheme smallint[],
  p_member bigint[], p_provider integer[], p_game integer[], p_session uuid[], p_round text[], p_closes boolean[],
  p_stakes_off boolean[]
) returns table (status smallint[], seq bigint[], balance bigint[], delta bigint[], round_first_seq bigint[])
language plpgsql
set enable_seqscan = off
as $$
declare
  outcome ledger_outcome;
  refused boolean[];
  foreign_round text;
begin
  -- A stake needs a launch that is still open; wins and roll-backs of an ended one are taken.
  select array_agg(o.is_stake and (o.stakes_off or o.session is not null
                   and (s.id is null or s.ended_at is not null or s.account_id <> o.account)) order by o.i)
  into refused
  from unnest(p_session, p_is_stake, p_account, p_stakes_off) with ordinality
    as o(session, is_stake, account, stakes_off, i)
  left join game_sessions s on s.id = o.session;

  outcome := ledger_post(p_group, p_bucket, p_account, p_movement, p_delta, p_is_stake, p_house, p_scope,
                         p_key, p_reverses_scope, p_reverses, p_share_scheme, refused);

  insert into game_rounds as r (bucket, provider_id, round_ref, account_id, member_id, game_id,
                                game_session_id, first_seq, entry_seqs, stake, payout, state, opened_at,
                                changed_at)
  select o.bucket, o.provider, o.round, min(o.account), min(o.member), min(o.game),
         (array_agg(o.session))[1], min(o.seq),
         coalesce(array_agg(o.seq order by o.seq) filter (where o.delta <> 0), '{}'),
         coalesce(-sum(o.delta) filter (where o.is_stake_side), 0),
         coalesce(sum(o.delta) filter (where not o.is_stake_side), 0),
         case when bool_or(o.closes) then 'closed' else 'open' end, now(), now()
  from (
    select u.*, case u.movement when 1 then true when 2 then false else u.delta > 0 end as is_stake_side
    from unnest(p_bucket, p_provider, p_round, p_account, p_member, p_game, p_session, outcome.seq,
                outcome.delta, p_movement, p_closes, outcome.status)
      as u(bucket, provider, round, account, member, game, session, seq, delta, movement, closes, status)
    where u.status = 0
  ) o
  group by o.bucket, o.provider, o.round
  on conflict (bucket, provider_id, round_ref) do update
  set stake = r.stake + excluded.stake, payout = r.payout + excluded.payout, changed_at = excluded.changed_at,
      entry_seqs = r.entry_seqs || excluded.entry_seqs,
      state = case when excluded.state = 'closed' then 'closed' else r.state end
  where r.account_id = excluded.account_id;

  -- A round belongs to one member. The whole batch is undone; the caller sends each call alone.
  select o.round into foreign_round
  from unnest(p_bucket, p_provider, p_round, p_account, outcome.status) as o(bucket, provider, round, account, status)
  join game_rounds r on r.bucket = o.bucket and r.provider_id = o.provider and r.round_ref = o.round
  where o.status = 0 and r.account_id <> o.account
  limit 1;
  if foreign_round is not null then
    raise exception 'round % belongs to another member', foreign_round using errcode = 'DB001';
  end if;

  status := outcome.status;
  seq := outcome.seq;
  balance := outcome.balance;
  delta := outcome.delta;
  select array_agg(r.first_seq order by o.i) into round_first_seq
  from unnest(p_bucket, p_provider, p_round) with ordinality as o(bucket, provider, round, i)
  left join game_rounds r on r.bucket = o.bucket and r.provider_id = o.provider and r.round_ref = o.round;
  return next;
end $$;
comment on function games_post is
  'ledger_post for calls of game providers, with the rounds written in the same transaction.';
