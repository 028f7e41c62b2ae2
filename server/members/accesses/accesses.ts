import type { MemberAccess } from "#contract/office/accesses.ts";
import type { Role } from "#contract/office/permissions.ts";
import type { AccessPart, OpenedByAct } from "#contract/office/shown-member.ts";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import * as store from "#server/members/accesses/store.ts";
import type { OperatorContext } from "#server/operators/office-handler.ts";

/**
 * A part that a session opens again from the same address within this time is one access, so that
 * a page that updates itself adds four rows an hour at most. Counted from the full hour.
 */
const ACCESS_SPAN_MS = 900_000;
const PER_PAGE = 50;

/** Who looks, and from where. */
type Looking = { operatorId: bigint; sessionId: string; role: Role; address: string };
/** A member's number, or the sign-in id by which a list is narrowed to the member. */
type MemberName = bigint | string;

/**
 * Records that staff open a part of a member's data: one row for each session, address and quarter
 * of an hour. Records nothing of a member who does not exist. Source: GLI-19 2.8.5.
 */
export function recordAccess(
  db: Queryable,
  clock: Clock,
  looking: Looking,
  member: MemberName,
  part: AccessPart,
): Promise<void> {
  const at = clock.now();
  const spanAt = new Date(Math.floor(at.getTime() / ACCESS_SPAN_MS) * ACCESS_SPAN_MS);
  const named =
    typeof member === "bigint"
      ? { memberId: member, loginId: null }
      : { memberId: null, loginId: member.toLowerCase() };
  return store.insertAccess(db, named, { ...looking, part, at, spanAt });
}

/**
 * Records, in the transaction of the act, that an operator opens a number or a file of a member. Its
 * reason is in the audit trail.
 */
export const recordOpening = (
  { tx, clock }: Act,
  { operator: { operatorId, sessionId, role }, address }: OperatorContext,
  memberId: bigint,
  part: OpenedByAct,
): Promise<void> =>
  recordAccess(tx, clock, { operatorId, sessionId, role, address }, memberId, part);

/** One page of the accesses to a member's data, newest first. */
export async function accessesOf(
  db: Queryable,
  memberId: bigint,
  before: bigint | null,
): Promise<{ accesses: MemberAccess[]; next: number | null }> {
  const rows = await store.listAccesses(db, memberId, before, PER_PAGE + 1);
  const accesses = rows
    .slice(0, PER_PAGE)
    .map((row) => ({ ...row, id: Number(row.id), at: row.at.toISOString() }));
  return { accesses, next: rows.length > PER_PAGE ? (accesses.at(-1)?.id ?? null) : null };
}

/**
 * Deletes a bounded number of accesses whose retention period is over by the clock of the database,
 * which no serving process sets. Answers how many.
 */
export const sweepAccesses = (db: Queryable): Promise<number> =>
  store.sweepAccesses(db, SWEPT_AT_ONCE);
