import type { SessionEnd } from "#contract/session-ends.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { SessionRow } from "#server/kit/live-sessions.ts";

export async function insertSession(
  db: Queryable,
  session: {
    memberId: bigint;
    tokenHash: Buffer;
    healthTokenHash: Buffer;
    address: string;
    userAgent: string;
    deviceHash: Buffer;
    startedAt: Date;
    endsAt: Date;
    idleEndsAt: Date;
    idleMinutes: number;
    placeMinutes: number;
  },
): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into member_sessions
       (member_id, token_hash, health_token_hash, address, user_agent, device_hash, started_at,
        last_active_at, ends_at, idle_ends_at, idle_minutes, place_minutes)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11) returning id`,
    [
      session.memberId,
      session.tokenHash,
      session.healthTokenHash,
      session.address,
      session.userAgent,
      session.deviceHash,
      session.startedAt,
      session.endsAt,
      session.idleEndsAt,
      session.idleMinutes,
      session.placeMinutes,
    ],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

/** When a session ends without activity, and when whatever the member does. */
export type SessionEnds = { idleEndsAt: Date; endsAt: Date };
export type LiveSession = SessionEnds & {
  sessionId: string;
  memberId: bigint;
  lastActiveAt: Date;
};

const LIVE = `select s.id as "sessionId", s.member_id as "memberId", s.last_active_at as "lastActiveAt",
    s.idle_ends_at as "idleEndsAt", s.ends_at as "endsAt"
  from member_sessions s join members m on m.id = s.member_id and m.status not in ('dormant', 'closed')
  where s.ended_at is null and s.idle_ends_at > $2`;

export async function findLiveSession(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<LiveSession | undefined> {
  const [row] = await db.query<LiveSession>(
    `${LIVE} and s.token_hash = $1`,
    [tokenHash, now],
    "members-session",
  );
  return row;
}

/** The live ones among the sessions. */
export const filterLiveSessions = (
  db: Queryable,
  sessionIds: readonly string[],
  now: Date,
): Promise<LiveSession[]> => db.query(`${LIVE} and s.id = any($1::uuid[])`, [sessionIds, now]);

/** When a session ends, as it is stored. Throws Error for an unknown one. */
export async function endsOfSession(db: Queryable, sessionId: string): Promise<SessionEnds> {
  const [row] = await db.query<SessionEnds>(
    `select idle_ends_at as "idleEndsAt", ends_at as "endsAt" from member_sessions where id = $1`,
    [sessionId],
  );
  if (!row) throw new Error(`there is no session ${sessionId}`);
  return row;
}

/** When a session began. */
export async function startOfSession(db: Queryable, sessionId: string): Promise<Date> {
  const [row] = await db.query<{ startedAt: Date }>(
    `select started_at as "startedAt" from member_sessions where id = $1`,
    [sessionId],
  );
  if (!row) throw new Error(`there is no session ${sessionId}`);
  return row.startedAt;
}

/** Answers the session if it was still live. */
export async function endSession(
  db: Queryable,
  sessionId: string,
  now: Date,
  because: string,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `update member_sessions set ended_at = $2, ended_because = $3
     where id = $1 and ended_at is null returning id`,
    [sessionId, now, because],
  );
  return rows.map((row) => row.id);
}

export const listLiveSessions = (
  db: Queryable,
  memberId: bigint,
  now: Date,
  most: number,
): Promise<(SessionRow & { deviceHash: Buffer | null })[]> =>
  db.query<SessionRow & { deviceHash: Buffer | null }>(
    `select id as "sessionId", host(address) as address, user_agent as "userAgent",
       device_hash as "deviceHash",
       started_at as "startedAt", last_active_at as "lastActiveAt"
     from member_sessions
     where member_id = $1 and ended_at is null and idle_ends_at > $2
     order by last_active_at desc, id limit $3`,
    [memberId, now, most],
  );

export type PreviousRow = { at: Date; address: string; userAgent: string; refusedSince: number };

/** The member's newest session before one, and the refused attempts since its start. */
export async function findPrevious(
  db: Queryable,
  memberId: bigint,
  sessionId: string,
): Promise<PreviousRow | undefined> {
  const [row] = await db.query<PreviousRow>(
    `select p.started_at as at, host(p.address) as address, p.user_agent as "userAgent",
       (select count(*)::int from (
          select from member_sign_ins where member_id = $1 and at > p.started_at
            and outcome in ('wrong_credentials', 'second_factor_wrong', 'too_often') limit 1000) refused) as "refusedSince"
     from member_sessions s
     join lateral (
       select * from member_sessions where member_id = $1 and started_at < s.started_at
       order by started_at desc limit 1) p on true
     where s.id = $2`,
    [memberId, sessionId],
  );
  return row;
}

/**
 * Ends the least recently used live sessions beyond `most`; answers their ids. Locks them in the
 * order of their ids, as all who change several of them do.
 */
export async function displaceSessions(
  db: Queryable,
  memberId: bigint,
  most: number,
  now: Date,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `with beyond as (
       select id from member_sessions
       where ended_at is null and id in (
         select id from member_sessions
         where member_id = $1 and ended_at is null and idle_ends_at > $2
         order by last_active_at desc, started_at desc, id offset $3)
       order by id for no key update)
     update member_sessions set ended_at = $2, ended_because = 'displaced'
     where id in (select id from beyond) returning id`,
    [memberId, now, most],
  );
  return rows.map((row) => row.id);
}

/** A new password, the member's own list of sessions, or staff. */
export type RevokedBecause = "password" | "member" | "staff";

export type EndRow = {
  /** Null until an act has ended it, though its time may be over; `revoked` of an earlier release. */
  because:
    | Exclude<SessionEnd, "idle" | "longest" | "logged_out">
    | "logout"
    | "expired"
    | "revoked"
    | null;
  /** Whether its longest time was over before it was idle for too long. */
  isLongest: boolean;
  isLive: boolean;
  isClosed: boolean;
};

/** The session of a token with how it ended; undefined for an unknown token. */
export async function findSessionEnd(
  db: Queryable,
  column: "token_hash" | "health_token_hash",
  tokenHash: Buffer,
  now: Date,
): Promise<EndRow | undefined> {
  const [row] = await db.query<EndRow>(
    `select s.ended_because as because, s.idle_ends_at >= s.ends_at as "isLongest",
       s.ended_at is null and s.idle_ends_at > $2
         and m.status not in ('dormant', 'closed') as "isLive",
       m.status = 'closed' as "isClosed"
     from member_sessions s join members m on m.id = s.member_id where s.${column} = $1`,
    [tokenHash, now],
  );
  return row;
}

/** Ends the member's sessions: one, all but one, or all; answers the ids of those that ended. */
export async function revokeSessions(
  db: Queryable,
  memberId: bigint,
  which: { only?: string; keep?: string; because: RevokedBecause },
  now: Date,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `with live as (
       select id from member_sessions
       where member_id = $1 and ended_at is null and ($2::uuid is null or id = $2)
         and id is distinct from $3
       order by id for no key update)
     update member_sessions set ended_at = $4, ended_because = $5
     where id in (select id from live) returning id`,
    [memberId, which.only ?? null, which.keep ?? null, now, which.because],
  );
  return rows.map((row) => row.id);
}
