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
    `select from member_testers
     where code_hash = $1 and member_id is null and revoked_at is null and expires_at > $2`,
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
     where code_hash = $1 and member_id is null and revoked_at is null and expires_at > $3
     returning id`,
    [hash, memberId, at],
  );
  return rows.length > 0;
}

/** Whether a member registered with such a code. */
export async function isTester(db: Queryable, memberId: bigint): Promise<boolean> {
  const rows = await db.query("select from member_testers where member_id = $1", [memberId]);
  return rows.length > 0;
}

export async function isTestAccount(db: Queryable, memberId: bigint): Promise<boolean> {
  const rows = await db.query("select from members where id = $1 and is_test", [memberId]);
  return rows.length > 0;
}

export type LinkRow = {
  id: bigint;
  madeAt: Date;
  madeBy: string;
  checkedBy: string;
  expiresAt: Date;
  memberId: bigint | null;
  loginId: string | null;
  revokedAt: Date | null;
  revokedBy: string | null;
};

/** The newest first. */
export const listLinks = (db: Queryable, most: number): Promise<LinkRow[]> =>
  db.query<LinkRow>(
    `select t.id, t.made_at as "madeAt", maker.name as "madeBy", checker.name as "checkedBy",
       t.expires_at as "expiresAt", t.member_id as "memberId", m.login_id as "loginId",
       t.revoked_at as "revokedAt", revoker.name as "revokedBy"
     from member_testers t
     join operators maker on maker.id = t.made_by
     join operators checker on checker.id = t.checked_by
     left join members m on m.id = t.member_id
     left join operators revoker on revoker.id = t.revoked_by
     order by t.id desc limit $1`,
    [most],
  );

/** The state of a link until the transaction ends. */
export async function lockLink(
  db: Queryable,
  id: bigint,
): Promise<{ memberId: bigint | null; revokedAt: Date | null; expiresAt: Date } | undefined> {
  const [row] = await db.query<{
    memberId: bigint | null;
    revokedAt: Date | null;
    expiresAt: Date;
  }>(
    `select member_id as "memberId", revoked_at as "revokedAt", expires_at as "expiresAt"
     from member_testers where id = $1 for update`,
    [id],
  );
  return row;
}

export async function revokeLink(
  db: Queryable,
  { id, by, at }: { id: bigint; by: bigint; at: Date },
): Promise<void> {
  await db.query("update member_testers set revoked_at = $2, revoked_by = $3 where id = $1", [
    id,
    at,
    by,
  ]);
}
