import type { Locale } from "#contract/locales.ts";
import type { Queryable } from "#server/kit/database.ts";

export async function insertDue(db: Queryable, memberId: bigint, at: Date): Promise<void> {
  await db.query("insert into member_tools (member_id, due_at) values ($1, $2)", [memberId, at]);
}

export async function isDue(db: Queryable, memberId: bigint): Promise<boolean> {
  const rows = await db.query(
    "select from member_tools where member_id = $1 and acknowledged_at is null",
    [memberId],
  );
  return rows.length > 0;
}

/** Answers whether an acknowledgement was due. */
export async function acknowledge(
  db: Queryable,
  memberId: bigint,
  { version, locale, at }: { version: string; locale: Locale; at: Date },
): Promise<boolean> {
  const rows = await db.query(
    `update member_tools set version = $2, locale = $3, acknowledged_at = $4
     where member_id = $1 and acknowledged_at is null returning member_id`,
    [memberId, version, locale, at],
  );
  return rows.length > 0;
}

export async function holdStakes(db: Queryable, memberId: bigint): Promise<void> {
  await db.query(
    `update member_play_times p set tools_due_at = t.due_at from member_tools t
     where p.member_id = $1 and t.member_id = p.member_id and t.acknowledged_at is null
       and p.tools_due_at is null`,
    [memberId],
  );
}

export async function releaseStakes(db: Queryable, memberId: bigint): Promise<void> {
  await db.query(
    `update member_play_times set tools_due_at = null
     where member_id = $1 and tools_due_at is not null`,
    [memberId],
  );
}

/** The member's acknowledgement, for their own copy. */
export const listOwnTools = (db: Queryable, memberId: bigint): Promise<Record<string, unknown>[]> =>
  db.query(
    `select due_at as "dueAt", version, locale, acknowledged_at as "acknowledgedAt"
     from member_tools where member_id = $1`,
    [memberId],
  );
