import type { BreakTerm } from "#contract/break-terms.ts";
import type { Queryable } from "#server/kit/database.ts";

export type BreakRow = {
  id: bigint;
  term: BreakTerm;
  isExclusion: boolean;
  startedAt: Date;
  endsAt: Date | null;
  returnsAt: Date | null;
  returnReason: string | null;
};

/** The breaks that hold, the one that ends last first. */
export const listRunning = (db: Queryable, memberId: bigint): Promise<BreakRow[]> =>
  db.query<BreakRow>(
    `select b.id, b.term, b.is_exclusion as "isExclusion", b.started_at as "startedAt",
       b.ends_at as "endsAt", b.returns_at as "returnsAt", r.reason as "returnReason"
     from member_breaks b
     left join member_return_reasons r on r.member_id = b.member_id and r.asked_at = b.return_asked_at
     where b.member_id = $1 and b.ended_at is null
     order by b.is_exclusion desc, b.ends_at desc nulls first, b.id`,
    [memberId],
    "members-running-breaks",
  );

export async function insertBreak(
  db: Queryable,
  memberId: bigint,
  { term, startedAt, endsAt }: Pick<BreakRow, "term" | "startedAt" | "endsAt">,
): Promise<void> {
  await db.query(
    `insert into member_breaks (member_id, term, started_at, ends_at) values ($1, $2, $3, $4)`,
    [memberId, term, startedAt, endsAt],
  );
}

/** When a break of this length from a moment ends, by the calendar's months; null for ever. */
export async function endOf(db: Queryable, length: string | null, at: Date): Promise<Date | null> {
  const [row] = await db.query<{ end: Date | null }>(
    "select $1::timestamptz + $2::interval as end",
    [at, length],
  );
  return row?.end ?? null;
}

/** Records the request to return from every self-exclusion whose term is over, and its reason. */
export async function askReturn(
  db: Queryable,
  memberId: bigint,
  { at, returnsAt, reason }: { at: Date; returnsAt: Date; reason: string },
): Promise<void> {
  await db.query(
    `update member_breaks set return_asked_at = $2, returns_at = $3
     where member_id = $1 and is_exclusion and ended_at is null and ends_at <= $2
       and returns_at is null`,
    [memberId, at, returnsAt],
  );
  await db.query(
    "insert into member_return_reasons (member_id, asked_at, reason) values ($1, $2, $3)",
    [memberId, at, reason],
  );
}

/** Overwrites why a member who is erased asked to return. */
export async function eraseReasons(db: Queryable, memberId: bigint): Promise<void> {
  await db.query("update member_return_reasons set reason = '-' where member_id = $1", [memberId]);
}

/** Members of whom a break is over, a bounded number. */
export async function listDue(db: Queryable, now: Date, most: number): Promise<bigint[]> {
  const rows = await db.query<{ memberId: bigint }>(
    `select distinct member_id as "memberId" from (
       select member_id from member_breaks
       where ended_at is null and (not is_exclusion or returns_at is not null)
         and coalesce(returns_at, ends_at) <= $1
       order by coalesce(returns_at, ends_at) limit $2) due order by 1`,
    [now, most],
  );
  return rows.map(({ memberId }) => memberId);
}

/** Ends the member's breaks that are over; answers how many. */
export async function endDue(db: Queryable, memberId: bigint, now: Date): Promise<number> {
  const rows = await db.query(
    `update member_breaks set ended_at = coalesce(returns_at, ends_at)
     where member_id = $1 and ended_at is null and (not is_exclusion or returns_at is not null)
       and coalesce(returns_at, ends_at) <= $2
     returning id`,
    [memberId, now],
  );
  return rows.length;
}

/** Whether a self-excluded member has one of these phones or bank accounts. */
export async function isExcluded(
  db: Queryable,
  phones: readonly Buffer[],
  bankNumbers: readonly Buffer[],
): Promise<boolean> {
  const rows = await db.query(
    `select from members m join member_breaks b on b.member_id = m.id
     where b.is_exclusion and b.ended_at is null
       and (m.phone_hash = any($1::bytea[]) or m.bank_number_hash = any($2::bytea[])) limit 1`,
    [phones, bankNumbers],
  );
  return rows.length > 0;
}

export const listOwn = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select b.term, b.started_at as "startedAt", b.ends_at as "endsAt",
       b.return_asked_at as "returnAskedAt", r.reason as "returnReason",
       b.returns_at as "returnsAt", b.ended_at as "endedAt"
     from member_breaks b
     left join member_return_reasons r on r.member_id = b.member_id and r.asked_at = b.return_asked_at
     where b.member_id = $1 order by b.id desc limit $2`,
    [memberId, most],
  );
