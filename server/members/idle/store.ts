import type { Queryable } from "#server/kit/database.ts";

/** Locks the sessions in the order of their ids, as all who change several of them do. */
export async function touchSessions(
  db: Queryable,
  active: readonly { sessionId: string; at: Date }[],
): Promise<void> {
  await db.query(
    `with live as (
       select s.id, a.at
       from unnest($1::uuid[], $2::timestamptz[]) as a(id, at)
       join member_sessions s on s.id = a.id
       where s.ended_at is null and s.idle_ends_at > a.at and s.last_active_at < a.at
       order by s.id for no key update of s)
     update member_sessions s
     set last_active_at = live.at,
       idle_ends_at = least(s.ends_at, live.at + s.idle_minutes * interval '1 minute')
     from live where s.id = live.id`,
    [active.map(({ sessionId }) => sessionId), active.map(({ at }) => at)],
    "members-touch-sessions",
  );
}

export type ExpiredSession = { sessionId: string; memberId: bigint };

/** Ends sessions that expired before a moment, the longest expired first. */
export const expireSessions = (
  db: Queryable,
  before: Date,
  most: number,
): Promise<ExpiredSession[]> =>
  db.query<ExpiredSession>(
    `update member_sessions set ended_at = idle_ends_at, ended_because = 'expired'
     where id in (select id from member_sessions where ended_at is null and idle_ends_at <= $1
                  order by idle_ends_at limit $2 for update skip locked)
     returning id as "sessionId", member_id as "memberId"`,
    [before, most],
  );
