import type { Queryable } from "#server/kit/database.ts";

export async function notePlace(db: Queryable, sessionId: string, at: Date): Promise<void> {
  await db.query(
    `update member_sessions set place_checked_at = $2
     where id = $1 and ended_at is null and (place_checked_at is null or place_checked_at < $2)`,
    [sessionId, at],
    "members-note-place",
  );
}
