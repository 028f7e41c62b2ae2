import type { OtherNames } from "#contract/named.ts";
import type { Queryable } from "#server/kit/database.ts";
import { TEST_ACCOUNTS } from "#server/ledger/test-accounts.ts";

export type Period = { from: Date; before: Date };

/** Where the reading goes on, locked until the transaction ends, so that two never read the same. */
export async function lockReadUntil(db: Queryable): Promise<Date> {
  const [row] = await db.query<{ until: Date }>(
    `select read_until as until from game_play_watch for update`,
  );
  if (!row) throw new Error("the watch over play has no row");
  return row.until;
}

export const saveReadUntil = (db: Queryable, until: Date): Promise<unknown> =>
  db.query("update game_play_watch set read_until = $1", [until]);

/** When the first round since a moment began; null without one. */
export async function firstStartSince(db: Queryable, since: Date): Promise<Date | null> {
  const [row] = await db.query<{ at: Date }>(
    `select opened_at as at from game_rounds where opened_at >= $1
     order by opened_at, account_id, first_seq limit 1`,
    [since],
  );
  return row?.at ?? null;
}

type SiteInterval = { siteId: number; slotMs: number; casinoMs: number };

/**
 * Adds up the rounds of a period that began sooner after the member's round before in the same game
 * than the site allows, by game, day and member. Only rounds with a stake count, because a bonus
 * feature without a further stake has no interval. The rounds before are read from `lookBack` on.
 */
export async function addQuickStarts(
  db: Queryable,
  { from, before }: Period,
  lookBack: Date,
  sites: readonly SiteInterval[],
): Promise<void> {
  await db.query(
    `insert into game_quick_starts as q
       (game_id, day, member_id, starts, shortest_ms, least_ms, last_at)
     select s.game_id, (s.opened_at at time zone 'UTC')::date, s.member_id, count(*)::integer,
       min(s.ms), max(l.least), max(s.opened_at)
     from (
       select r.provider_id, r.game_id, r.member_id, r.opened_at,
         floor(extract(epoch from r.opened_at - lag(r.opened_at) over (
           partition by r.member_id, r.game_id order by r.opened_at, r.first_seq)) * 1000)::integer
           as ms
       from game_rounds r
       where r.opened_at >= $1 and r.opened_at < $3 and r.stake > 0
         and (r.bucket, r.account_id) not in ${TEST_ACCOUNTS}) s
     join members m on m.id = s.member_id
     join game_providers p on p.id = s.provider_id
     join unnest($4::integer[], $5::integer[], $6::integer[]) as i(site_id, slot_ms, casino_ms)
       on i.site_id = coalesce(m.site_id, (select id from settings_sites where host = '*'))
     cross join lateral (select case p.category when 'slot' then i.slot_ms
       when 'casino' then i.casino_ms else 0 end) as l(least)
     where s.opened_at >= $2 and s.ms < l.least
     group by 1, 2, 3
     on conflict (game_id, day, member_id) do update
     set starts = q.starts + excluded.starts, last_at = excluded.last_at,
       shortest_ms = least(q.shortest_ms, excluded.shortest_ms),
       least_ms = greatest(q.least_ms, excluded.least_ms)`,
    [
      lookBack,
      from,
      before,
      sites.map(({ siteId }) => siteId),
      sites.map(({ slotMs }) => slotMs),
      sites.map(({ casinoMs }) => casinoMs),
    ],
  );
}

export type StretchRow = {
  memberId: bigint;
  from: Date;
  until: Date;
  minutes: number;
  apartMinutes: number;
  isLong: boolean;
  isApart: boolean;
};
export type StretchRules = { pauseMinutes: number; longMinutes: number; networkMinutes: number };

/**
 * Lengthens each member's stretch of play by a period of at most a minute, or begins a new one after
 * a pause. Answers the stretches that reached one of the bounds in this period. The network of a
 * round is that of the sign-in that opened its game: /24 of IPv4, /48 of IPv6.
 */
export const addToStretches = (
  db: Queryable,
  { from, before }: Period,
  { pauseMinutes, longMinutes, networkMinutes }: StretchRules,
): Promise<StretchRow[]> =>
  db.query<StretchRow>(
    `with minute as (
       select r.member_id, min(r.opened_at) as first_at, max(r.opened_at) as last_at,
         (count(distinct network(set_masklen(l.address,
           case family(l.address) when 4 then 24 else 48 end))) > 1)::integer as apart
       from game_rounds r join game_providers p on p.id = r.provider_id and p.category <> 'sport'
       left join game_sessions s on s.id = r.game_session_id
       left join member_sessions l on l.id = s.member_session_id
       where r.opened_at >= $1 and r.opened_at < $2 and r.stake > 0
         and (r.bucket, r.account_id) not in ${TEST_ACCOUNTS}
       group by r.member_id),
     further as (
       select m.member_id, m.last_at,
         coalesce(case when o.goes_on then p.began_at end, m.first_at) as began_at,
         m.apart + coalesce(case when o.goes_on then p.apart_minutes end, 0) as apart_minutes,
         coalesce(case when o.goes_on then p.last_at - p.began_at end, interval '0')
           as length_before,
         coalesce(case when o.goes_on then p.apart_minutes end, 0) as apart_before
       from minute m left join game_play_stretches p on p.member_id = m.member_id
       cross join lateral (select coalesce(
         m.first_at - p.last_at < make_interval(mins => $3::integer), false)) as o(goes_on)),
     kept as (
       insert into game_play_stretches (member_id, began_at, last_at, apart_minutes)
       select member_id, began_at, last_at, apart_minutes from further
       on conflict (member_id) do update set began_at = excluded.began_at,
         last_at = excluded.last_at, apart_minutes = excluded.apart_minutes),
     reached as (
       select f.*,
         f.last_at - f.began_at >= make_interval(mins => $4::integer)
           and f.length_before < make_interval(mins => $4::integer) as is_long,
         f.apart_minutes >= $5::integer and f.apart_before < $5::integer as is_apart
       from further f)
     select member_id as "memberId", began_at as "from", last_at as until,
       floor(extract(epoch from last_at - began_at) / 60)::integer as minutes,
       apart_minutes as "apartMinutes", is_long as "isLong", is_apart as "isApart"
     from reached where is_long or is_apart`,
    [from, before, pauseMinutes, longMinutes, networkMinutes],
  );

export type RunRow = {
  memberId: bigint;
  gameId: number;
  from: Date;
  until: Date;
  intervals: number;
  meanMs: number;
  spreadMs: number;
};

/**
 * Lengthens each member's rounds in a row in a slot by a period of at most a minute. They begin anew
 * after an interval above a minute, and after so many as the rule looks at. Answers the rows that are
 * that long now and whose intervals have a standard deviation below `spreadMs`.
 */
export const addToRuns = (
  db: Queryable,
  { from, before }: Period,
  { rounds, spreadMs }: { rounds: number; spreadMs: number },
): Promise<RunRow[]> =>
  db.query<RunRow>(
    `with started as (
       select r.member_id, r.game_id, r.opened_at,
         extract(epoch from r.opened_at - lag(r.opened_at) over (
           partition by r.member_id, r.game_id order by r.opened_at, r.first_seq))::float8 as seconds
       from game_rounds r join game_providers p on p.id = r.provider_id and p.category = 'slot'
       where r.opened_at >= $1 and r.opened_at < $2 and r.stake > 0
         and (r.bucket, r.account_id) not in ${TEST_ACCOUNTS}),
     minute as (
       select member_id, game_id, min(opened_at) as first_at, max(opened_at) as last_at,
         count(seconds)::integer as intervals, coalesce(sum(seconds), 0) as seconds,
         coalesce(sum(seconds * seconds), 0) as squares
       from started group by member_id, game_id),
     further as (
       select m.member_id, m.game_id, m.last_at,
         coalesce(case when o.goes_on and o.is_over then p.last_at when o.goes_on then p.began_at end,
           m.first_at) as began_at,
         m.intervals + o.goes_on::integer
           + coalesce(case when o.goes_on and not o.is_over then p.intervals end, 0) as intervals,
         m.seconds + coalesce(case when o.goes_on then g.gap end, 0)
           + coalesce(case when o.goes_on and not o.is_over then p.seconds end, 0) as seconds,
         m.squares + coalesce(case when o.goes_on then g.gap * g.gap end, 0)
           + coalesce(case when o.goes_on and not o.is_over then p.squares end, 0) as squares
       from minute m
       left join game_play_runs p on p.member_id = m.member_id and p.game_id = m.game_id
       cross join lateral (select extract(epoch from m.first_at - p.last_at)::float8) as g(gap)
       cross join lateral (select coalesce(g.gap <= 60, false), p.intervals >= $3::integer)
         as o(goes_on, is_over)),
     kept as (
       insert into game_play_runs (member_id, game_id, began_at, last_at, intervals, seconds, squares)
       select member_id, game_id, began_at, last_at, intervals, seconds, squares from further
       on conflict (member_id, game_id) do update set began_at = excluded.began_at,
         last_at = excluded.last_at, intervals = excluded.intervals, seconds = excluded.seconds,
         squares = excluded.squares),
     measured as (
       select f.*, seconds / intervals * 1000 as mean_ms,
         sqrt(greatest(squares - seconds * seconds / intervals, 0) / (intervals - 1)) * 1000
           as spread_ms
       from further f where f.intervals >= $3::integer)
     select member_id as "memberId", game_id as "gameId", began_at as "from", last_at as until,
       intervals, round(mean_ms)::integer as "meanMs", floor(spread_ms)::integer as "spreadMs"
     from measured where spread_ms < $4::integer`,
    [from, before, rounds, spreadMs],
  );

export type QuickGameRow = {
  provider: string;
  code: string;
  nameKo: string;
  nameEn: string;
  otherNames: OtherNames;
  starts: number;
  members: number;
  shortestMs: number;
  leastMs: number;
  lastAt: Date;
};

/** Games with quick starts since a moment, the newest first. */
export const listQuickGames = (db: Queryable, since: Date, most: number): Promise<QuickGameRow[]> =>
  db.query<QuickGameRow>(
    `select p.code as provider, g.code, g.name_ko as "nameKo", g.name_en as "nameEn",
       g.other_names as "otherNames", q.starts, q.members, q."shortestMs", q."leastMs", q."lastAt"
     from (
       select game_id, sum(starts)::integer as starts, count(distinct member_id)::integer as members,
         min(shortest_ms) as "shortestMs", max(least_ms) as "leastMs", max(last_at) as "lastAt"
       from game_quick_starts where last_at >= $1 group by game_id) q
     join games g on g.id = q.game_id join game_providers p on p.id = g.provider_id
     order by q."lastAt" desc, g.id limit $2`,
    [since, most],
  );

/** Deletes so many of the oldest quick starts before a moment; answers how many. */
export async function sweepQuickStarts(db: Queryable, before: Date, most: number): Promise<number> {
  const rows = await db.query(
    `delete from game_quick_starts where (game_id, day, member_id) in (
       select game_id, day, member_id from game_quick_starts where last_at < $1
       order by last_at limit $2) returning game_id`,
    [before, most],
  );
  return rows.length;
}

/** Deletes stretches and runs without a round since a moment. */
export async function deleteIdle(db: Queryable, since: Date): Promise<void> {
  await db.query("delete from game_play_stretches where last_at < $1", [since]);
  await db.query("delete from game_play_runs where last_at < $1", [since]);
}
