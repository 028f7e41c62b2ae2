import type { VerificationWay } from "#contract/office/verification-ways.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";

type Ended = { outcome: "closed" | "taken_back"; at: Date };

export async function insertClosing(tx: Transaction, memberId: bigint, at: Date): Promise<void> {
  await tx.query(
    "insert into member_closings (member_id, asked_at, looked_at) values ($1, $2, $2)",
    [memberId, at],
  );
}

/** When the member asked for the closing that is under way; null for none. */
export async function findAskedAt(db: Queryable, memberId: bigint): Promise<Date | null> {
  const [row] = await db.query<{ askedAt: Date }>(
    `select asked_at as "askedAt" from member_closings where member_id = $1 and ended_at is null`,
    [memberId],
    "members-closing",
  );
  return row?.askedAt ?? null;
}

/** The newest closing that was not taken back; null for none. */
export async function findLatest(
  db: Queryable,
  memberId: bigint,
): Promise<{ askedAt: Date; closedAt: Date | null } | null> {
  const [row] = await db.query<{ askedAt: Date; closedAt: Date | null }>(
    `select asked_at as "askedAt", ended_at as "closedAt" from member_closings
     where member_id = $1 and outcome is distinct from 'taken_back' order by id desc limit 1`,
    [memberId],
  );
  return row ?? null;
}

/** Ends the closing that is under way; false for none. */
export async function endClosing(
  tx: Transaction,
  memberId: bigint,
  { outcome, at }: Ended,
): Promise<boolean> {
  const rows = await tx.query(
    `update member_closings set outcome = $2, ended_at = greatest($3, asked_at)
     where member_id = $1 and ended_at is null returning id`,
    [memberId, outcome, at],
  );
  return rows.length > 0;
}

/** Members whose closing was last looked at before a moment, the longest ago first. */
export async function listDue(db: Queryable, before: Date, most: number): Promise<bigint[]> {
  const rows = await db.query<{ memberId: bigint }>(
    `select member_id as "memberId" from member_closings
     where ended_at is null and looked_at < $1 order by looked_at, id limit $2`,
    [before, most],
  );
  return rows.map(({ memberId }) => memberId);
}

export async function setLookedAt(tx: Transaction, memberId: bigint, at: Date): Promise<void> {
  await tx.query(
    "update member_closings set looked_at = $2 where member_id = $1 and ended_at is null",
    [memberId, at],
  );
}

export const listOwnClosings = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select asked_at as "askedAt", ended_at as "endedAt", outcome from member_closings
     where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );

type Reopened = { verifiedBy: VerificationWay; by: bigint; at: Date };

/** Stores how the person was verified whose closed account is opened again. */
export async function insertReopening(
  tx: Transaction,
  memberId: bigint,
  { verifiedBy, by, at }: Reopened,
): Promise<void> {
  await tx.query(
    `insert into member_reopenings (member_id, reopened_at, reopened_by, verified_by)
     values ($1, $2, $3, $4)`,
    [memberId, at, by, verifiedBy],
  );
}

export const listOwnReopenings = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select reopened_at as "reopenedAt", verified_by as "verifiedBy" from member_reopenings
     where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );
