import type { SuspensionGround } from "#contract/suspension-grounds.ts";
import type { Queryable } from "#server/kit/database.ts";

export async function insertSuspension(
  db: Queryable,
  memberId: bigint,
  { ground, at, by }: { ground: SuspensionGround; at: Date; by: bigint | null },
): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into member_suspensions (member_id, ground, suspended_at, suspended_by)
     values ($1, $2, $3, $4) returning id`,
    [memberId, ground, at, by],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

export async function endSuspension(db: Queryable, memberId: bigint, at: Date): Promise<void> {
  await db.query(
    `update member_suspensions set ended_at = greatest($2, suspended_at)
     where member_id = $1 and ended_at is null`,
    [memberId, at],
  );
}

/** Whether an operator suspended the member, and the suspension holds. */
export async function hasSuspended(
  db: Queryable,
  memberId: bigint,
  operatorId: bigint,
): Promise<boolean> {
  const rows = await db.query(
    `select from member_suspensions
     where member_id = $1 and suspended_by = $2 and ended_at is null`,
    [memberId, operatorId],
  );
  return rows.length > 0;
}

export const listOwnSuspensions = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select ground, suspended_at as "suspendedAt", ended_at as "endedAt"
     from member_suspensions where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );
