import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/members/cases/store.ts";
import { hasSuspended } from "#server/members/suspensions/store.ts";
import { hasImposed } from "#server/members/imposed-limits/store.ts";

/** The member's open case, which they may contest without knowing of it; null without one. */
export async function openCaseOf(db: Queryable, memberId: bigint): Promise<bigint | null> {
  const newest = await store.findNewest(db, memberId);
  return newest?.closedAt === null ? newest.id : null;
}

/**
 * A contest is answered by another operator than the one who opened the case, if there is one, or
 * who imposed a limit on the member or suspended them. Throws Refusal `own_measure`.
 */
export async function assertNotOwnMeasure(
  act: Act,
  memberId: bigint,
  caseId: bigint | null,
): Promise<void> {
  const { operatorId } = operatorOf(act);
  const opener = caseId === null ? null : await store.findOpener(act.tx, memberId, caseId);
  if (
    opener === operatorId ||
    (await hasImposed(act.tx, memberId, operatorId)) ||
    (await hasSuspended(act.tx, memberId, operatorId))
  )
    throw new Refusal("own_measure");
}
