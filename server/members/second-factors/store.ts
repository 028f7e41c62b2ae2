import type { Queryable } from "#server/kit/database.ts";

export type Factor = {
  /** Sealed. */
  secret: Buffer;
  begunAt: Date;
  /** When its first code was right; null before. */
  addedAt: Date | null;
};

export async function findFactor(db: Queryable, memberId: bigint): Promise<Factor | undefined> {
  const [row] = await db.query<Factor>(
    `select secret, begun_at as "begunAt", added_at as "addedAt"
     from member_second_factors where id = $1`,
    [memberId],
    "members-second-factor",
  );
  return row;
}

/** Stores a secret that waits for its first code, in place of an earlier one that waited. */
export async function saveBegun(
  db: Queryable,
  memberId: bigint,
  secret: Buffer,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into member_second_factors (id, secret, begun_at) values ($1, $2, $3)
     on conflict (id) do update set secret = excluded.secret, begun_at = excluded.begun_at
       where member_second_factors.added_at is null`,
    [memberId, secret, at],
  );
}

export async function saveAdded(
  db: Queryable,
  memberId: bigint,
  step: bigint,
  at: Date,
): Promise<void> {
  await db.query("update member_second_factors set added_at = $3, last_step = $2 where id = $1", [
    memberId,
    step,
    at,
  ]);
}

/** Uses up the code of a step; false when it or a newer one was used. */
export async function spendStep(db: Queryable, memberId: bigint, step: bigint): Promise<boolean> {
  const rows = await db.query(
    `update member_second_factors set last_step = $2
     where id = $1 and added_at is not null and coalesce(last_step, 0) < $2 returning id`,
    [memberId, step],
  );
  return rows.length > 0;
}

/** Deletes the second factor with its recovery codes; false without one. */
export async function deleteFactor(db: Queryable, memberId: bigint): Promise<boolean> {
  const rows = await db.query("delete from member_second_factors where id = $1 returning id", [
    memberId,
  ]);
  return rows.length > 0;
}

export async function replaceRecoveryCodes(
  db: Queryable,
  memberId: bigint,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.query("delete from member_recovery_codes where member_id = $1", [memberId]);
  await db.query(
    `insert into member_recovery_codes (member_id, code_hash)
     select $1, unnest($2::bytea[])`,
    [memberId, hashes],
  );
}

export async function isUnusedRecoveryCode(
  db: Queryable,
  memberId: bigint,
  codeHash: Buffer,
): Promise<boolean> {
  const rows = await db.query(
    `select from member_recovery_codes
     where member_id = $1 and code_hash = $2 and used_at is null`,
    [memberId, codeHash],
  );
  return rows.length > 0;
}

/** Uses up a recovery code; false when it was used. */
export async function spendRecoveryCode(
  db: Queryable,
  memberId: bigint,
  codeHash: Buffer,
  at: Date,
): Promise<boolean> {
  const rows = await db.query(
    `update member_recovery_codes set used_at = $3
     where member_id = $1 and code_hash = $2 and used_at is null returning member_id`,
    [memberId, codeHash, at],
  );
  return rows.length > 0;
}

/** Since when the second factor counts, and how many recovery codes are unused; undefined without one. */
export async function getAdded(
  db: Queryable,
  memberId: bigint,
): Promise<{ addedAt: Date; codesLeft: number } | undefined> {
  const [row] = await db.query<{ addedAt: Date; codesLeft: number }>(
    `select f.added_at as "addedAt",
       (select count(*)::integer from member_recovery_codes c
        where c.member_id = f.id and c.used_at is null) as "codesLeft"
     from member_second_factors f where f.id = $1 and f.added_at is not null`,
    [memberId],
  );
  return row;
}
