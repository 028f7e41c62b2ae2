import type { Queryable } from "#server/kit/database.ts";

type SessionEndRow = {
  because: "logout" | "revoked" | "replaced" | "displaced" | null;
  lastActiveAt: Date;
  /** Never after the operator's access. */
  endsAt: Date;
};

/** The end of a session, also of one that goes on; undefined for an unknown token. */
export async function findSessionEnd(
  db: Queryable,
  tokenHash: Buffer,
): Promise<SessionEndRow | undefined> {
  const [row] = await db.query<SessionEndRow>(
    `select ended_because as because, last_active_at as "lastActiveAt", ends_at as "endsAt"
     from operator_sessions where token_hash = $1`,
    [tokenHash],
  );
  return row;
}
