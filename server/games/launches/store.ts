import type { Queryable } from "#server/kit/database.ts";
import { NOTHING, type Money } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";

/** Opens a launch that lasts as long as its session; undefined when the session has ended. */
export async function insertGameSession(
  db: Queryable,
  session: {
    memberId: bigint;
    memberSessionId: string;
    accountId: bigint;
    gameId: number;
    /** The key space of the game's connection. */
    scopeId: number;
  },
): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    `insert into game_sessions (member_id, member_session_id, account_id, game_id, scope_id, ends_at)
     select m.member_id, m.id, $3, $4, $5, m.ends_at from member_sessions m
     where m.id = $2 and m.member_id = $1 and m.ended_at is null for share
     returning id`,
    [session.memberId, session.memberSessionId, session.accountId, session.gameId, session.scopeId],
  );
  return row?.id;
}

/** A launch, and the member's session that opened it; null after that was deleted. */
export async function getLaunch(
  db: Queryable,
  id: string,
): Promise<{ id: string; openedAt: Date; session: string | null } | undefined> {
  const [row] = await db.query<{ id: string; openedAt: Date; session: string | null }>(
    `select id, opened_at as "openedAt", member_session_id as session from game_sessions
     where id = $1`,
    [id],
  );
  return row;
}

/** The longest session, and so the longest launch. */
export const LAUNCH_LASTS_MS = 8 * 3_600_000;

/**
 * Opens a launch of a player without a session, such as the conformance kit's, at the game's
 * connection. It lasts as long as a session would.
 */
export async function insertLaunchWithoutSignIn(
  db: Queryable,
  launch: { memberId: bigint; accountId: bigint; gameId: number; scopeId: number },
): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into game_sessions (member_id, account_id, game_id, scope_id, ends_at)
     values ($1, $2, $3, $4, now() + $5 * interval '1 millisecond') returning id`,
    [launch.memberId, launch.accountId, launch.gameId, launch.scopeId, LAUNCH_LASTS_MS],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

/** Ends a launch for which the provider gave no window. */
export async function failGameSession(db: Queryable, id: string): Promise<void> {
  await db.query(
    `update game_sessions set ended_at = now(), has_failed = true
     where id = $1 and ended_at is null`,
    [id],
  );
}

export async function endGameSessionsOf(
  db: Queryable,
  memberSessionIds: readonly string[],
): Promise<void> {
  await db.query(
    `update game_sessions set ended_at = now()
     where member_session_id = any($1::uuid[]) and ended_at is null`,
    [memberSessionIds],
  );
}

/** Answers whether a launch was open. */
export async function endGameSessionsOfMember(db: Queryable, memberId: bigint): Promise<boolean> {
  const ended = await db.query(
    `update game_sessions set ended_at = now()
     where member_id = $1 and ended_at is null returning id`,
    [memberId],
  );
  return ended.length > 0;
}

/** Ends the launches of the members who registered at a site. */
export async function endGameSessionsOfSite(db: Queryable, siteId: number): Promise<void> {
  await db.query(
    `update game_sessions s set ended_at = now() from members m
     where m.id = s.member_id and s.ended_at is null
       and coalesce(m.site_id, (select id from settings_sites where host = '*')) = $1`,
    [siteId],
  );
}

/**
 * Ends open launches whose session has had no call from where its site is offered for the time that
 * its jurisdiction names, at most so many; answers how many ended. A session whose place was never
 * checked keeps its launches.
 */
export async function endUnplacedGameSessions(
  db: Queryable,
  now: Date,
  most: number,
): Promise<number> {
  const ended = await db.query(
    `update game_sessions set ended_at = now() where id in (
       select s.id from game_sessions s join member_sessions m on m.id = s.member_session_id
       where s.ended_at is null and m.ended_at is null
         and m.place_checked_at < $1::timestamptz - m.place_minutes * interval '1 minute'
       order by s.id limit $2 for update of s skip locked)
     returning id`,
    [now, most],
  );
  return ended.length;
}

/** The condition for an open launch `s` with its session `m`, as in `games_post`. */
const IS_OPEN = `s.ended_at is null and s.ends_at > now()
  and (m.id is null or (m.ended_at is null and m.idle_ends_at > now()))`;

/**
 * The condition for a round `r` whose game was left: it is open, not a bet on sport, which waits for
 * its match, and its member has no open launch at its connection.
 */
export const IS_INTERRUPTED = `r.state = 'open' and exists (
    select from game_providers of_round where of_round.id = r.provider_id
      and of_round.category <> 'sport' and not exists (
        select from ledger_scopes space
        join game_sessions s on s.scope_id = space.id and s.account_id = r.account_id
        left join member_sessions m on m.id = s.member_session_id
        where space.code = 'provider:' || of_round.connection and ${IS_OPEN}))`;

/** The launch with this id; undefined when it does not exist or belongs to another connection. */
export async function findLaunch(
  db: Queryable,
  id: string,
  scopeId: number,
): Promise<{ memberId: bigint; isOpen: boolean } | undefined> {
  const [row] = await db.query<{ memberId: bigint; isOpen: boolean }>(
    `select s.member_id as "memberId", (${IS_OPEN}) is true as "isOpen"
     from game_sessions s left join member_sessions m on m.id = s.member_session_id
     where s.id = $1 and s.scope_id = $2`,
    [id, scopeId],
    "games-launch",
  );
  return row;
}

/** Whether a member has any open launch at the connection of a key space. */
export async function hasOpenLaunch(
  db: Queryable,
  accountId: bigint,
  scopeId: number,
): Promise<boolean> {
  const rows = await db.query(
    `select from game_sessions s left join member_sessions m on m.id = s.member_session_id
     where s.account_id = $1 and s.scope_id = $2 and ${IS_OPEN} limit 1`,
    [accountId, scopeId],
    "games-has-open-launch",
  );
  return rows.length > 0;
}

/** The launch of a stake: the named one, or any of the account's at a connection. */
export type StakedAt = {
  gameSessionId: string | null;
  accountId: bigint;
  scopeId: number;
  at: Date;
};

/** The sessions of open launches with stakes, each with its newest stake. */
export const listSignInsStaking = (
  db: Queryable,
  staked: readonly StakedAt[],
): Promise<{ sessionId: string; at: Date }[]> =>
  db.query(
    `select s.member_session_id as "sessionId", max(o.at) as at
     from unnest($1::uuid[], $2::bigint[], $3::smallint[], $4::timestamptz[])
       as o(launch, account, scope, at)
     join game_sessions s on s.account_id = o.account and s.scope_id = o.scope and s.ended_at is null
       and (o.launch is null or s.id = o.launch)
     where s.member_session_id is not null group by 1`,
    [
      staked.map(({ gameSessionId }) => gameSessionId),
      staked.map(({ accountId }) => accountId),
      staked.map(({ scopeId }) => scopeId),
      staked.map(({ at }) => at),
    ],
    "games-sign-ins-staking",
  );

/** The rounds of a game that an account has open, without bets on sport, and what they hold. */
export async function sumUnfinished(
  db: Queryable,
  account: AccountRef,
  gameId: number,
): Promise<{ count: bigint; held: Money }> {
  const [row] = await db.query<{ count: bigint; held: Money }>(
    `select count(*) as count, coalesce(sum(r.stake), 0)::bigint as held
     from game_rounds r join game_providers p on p.id = r.provider_id
     where r.bucket = $1 and r.account_id = $2 and r.game_id = $3 and r.state = 'open'
       and p.category <> 'sport'`,
    [account.bucket, account.id, gameId],
  );
  return row ?? { count: 0n, held: NOTHING };
}

/** Ends the open launches of the same game and member that were made before this one. */
export async function endEarlierLaunches(db: Queryable, id: string): Promise<void> {
  await db.query(
    `update game_sessions s set ended_at = now() from game_sessions newest
     where newest.id = $1 and s.account_id = newest.account_id and s.scope_id = newest.scope_id
       and s.game_id = newest.game_id and s.ended_at is null
       and (s.opened_at, s.id) < (newest.opened_at, newest.id)`,
    [id],
  );
}

/**
 * Ends every open slot launch of the account except the newest, at any connection. Answers how many
 * ended. Simultaneous calls leave the same one, because they lock the launches in one order.
 */
export async function endOlderSlots(db: Queryable, accountId: bigint): Promise<number> {
  const ended = await db.query(
    `with older as (
       select s.id from game_sessions s
       join games g on g.id = s.game_id join game_providers p on p.id = g.provider_id
       where s.account_id = $1 and s.ended_at is null and p.category = 'slot' and exists (
         select from game_sessions n
         join games ng on ng.id = n.game_id join game_providers np on np.id = ng.provider_id
         where n.account_id = s.account_id and n.ended_at is null and np.category = 'slot'
           and (n.opened_at, n.id) > (s.opened_at, s.id))
       order by s.id for update of s)
     update game_sessions set ended_at = now() from older
     where game_sessions.id = older.id returning game_sessions.id`,
    [accountId],
  );
  return ended.length;
}

/** Whether a launch was ended, apart from its sign-in and its last moment. */
export async function hasEnded(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.query("select from game_sessions where id = $1 and ended_at is not null", [
    id,
  ]);
  return rows.length > 0;
}
