-- Providers, games, launches and rounds.

create table game_providers (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z0-9-]{1,32}$'),
  category text not null check (category in ('casino', 'slot', 'sport')),
  name_ko text not null,
  name_en text not null,
  art text not null,
  connection text not null,
  is_used boolean not null default true,
  position integer not null,
  tag text check (tag in ('live', 'new')),
  house_account_id integer not null unique references ledger_house_accounts on delete restrict,
  share_scheme_id smallint
);
comment on table game_providers is
  'A studio as the lobby shows it. connection names the provider cell that speaks for it.';

create table games (
  id integer generated always as identity primary key,
  provider_id integer not null references game_providers on delete restrict,
  code text not null check (code ~ '^[a-z0-9-]{1,48}$'),
  name_ko text not null,
  name_en text not null,
  art text not null,
  position integer not null,
  is_used boolean not null default true,
  added_at timestamptz not null default now(),
  unique (provider_id, code)
);
comment on table games is 'What can be launched. A casino or sport provider has one game with its own code: its lobby.';

create table game_sessions (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references members on delete restrict,
  member_session_id uuid references member_sessions on delete set null,
  account_id bigint not null,
  game_id integer not null references games on delete restrict,
  opened_at timestamptz not null default now(),
  ended_at timestamptz
);
comment on table game_sessions is
  'One launch. An ended session refuses new stakes; its wins and roll-backs are still taken.';
create index game_sessions_of_member on game_sessions (member_id, opened_at desc);
create index game_sessions_of_sign_in on game_sessions (member_session_id) where ended_at is null;

create table game_rounds (
  bucket smallint not null,
  provider_id integer not null,
  round_ref text not null check (length(round_ref) between 1 and 128),
  account_id bigint not null,
  member_id bigint not null,
  game_id integer not null,
  game_session_id uuid,
  first_seq bigint not null,
  stake bigint not null,
  payout bigint not null,
  state text not null check (state in ('open', 'closed')),
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (bucket, provider_id, round_ref)
) with (fillfactor = 80);
comment on table game_rounds is
  'A provider''s round and what it moved, written in the transaction of the entries. Outside it is called account-first_seq.';
create unique index game_rounds_of_account on game_rounds (bucket, account_id, first_seq);

create table game_favourites (
  member_id bigint not null references members on delete cascade,
  provider_id integer not null references game_providers on delete cascade,
  code text not null,
  marked_at timestamptz not null default now(),
  primary key (member_id, provider_id, code)
);
comment on table game_favourites is 'Providers (code is the provider''s own) and games that a member marked.';

create function games_post(
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
                                game_session_id, first_seq, stake, payout, state, opened_at, changed_at)
  select o.bucket, o.provider, o.round, min(o.account), min(o.member), min(o.game),
         (array_agg(o.session))[1], min(o.seq),
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
