import type { Queryable } from "#server/kit/database.ts";

export async function insertCode(
  db: Queryable,
  code: { hash: Buffer; madeAt: Date; madeBy: bigint; checkedBy: bigint; expiresAt: Date },
): Promise<void> {
  await db.query(
    `insert into member_testers (code_hash, made_at, made_by, checked_by, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [code.hash, code.madeAt, code.madeBy, code.checkedBy, code.expiresAt],
  );
}

/** Whether a code is known, not used and not too old. */
export async function isOpenCode(db: Queryable, hash: Buffer, now: Date): Promise<boolean> {
  const rows = await db.query(
    "select from member_testers where code_hash = $1 and member_id is null and expires_at > $2",
    [hash, now],
  );
  return rows.length > 0;
}

/** Uses a code up for a member; answers whether it could still be used. */
export async function spendCode(
  db: Queryable,
  { hash, memberId, at }: { hash: Buffer; memberId: bigint; at: Date },
): Promise<boolean> {
  const rows = await db.query(
    `update member_testers set member_id = $2, joined_at = $3
     where code_hash = $1 and member_id is null and expires_at > $3 returning id`,
    [hash, memberId, at],
  );
  return rows.length > 0;
}

/** Whether a member registered with such a code. */
export async function isTester(db: Queryable, memberId: bigint): Promise<boolean> {
  const rows = await db.query("select from member_testers where member_id = $1", [memberId]);
  return rows.length > 0;
}
