import { SYSTEM, type Act, type Acts } from "#server/kit/act.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { changeStatus, lock } from "#server/members/administration/standing.ts";
import { isClosing } from "#server/members/closing/closing.ts";
import { listDue, setLookedAt } from "#server/members/closing/store.ts";

/** The time between two looks at the same closing. */
const LOOKED_AGAIN_MS = 30_000;
const LOOKED_AT_ONCE = 100;

/**
 * Looks at closings that were not looked at within half a minute, each in an act of its own, and
 * closes the accounts that are empty; answers how many were looked at.
 */
export async function closeEmptyAccounts({ db, clock, perform }: Acts): Promise<number> {
  const before = new Date(clock.now().getTime() - LOOKED_AGAIN_MS);
  const due = await listDue(db, before, LOOKED_AT_ONCE);
  for (const memberId of due) await perform(SYSTEM, (act) => closeIfEmpty(act, memberId));
  return due.length;
}

async function closeIfEmpty(act: Act, memberId: bigint): Promise<void> {
  const { status } = await lock(act.tx, memberId);
  if (!(await isClosing(act.tx, memberId))) return;
  await setLookedAt(act.tx, memberId, act.clock.now());
  try {
    await changeStatus(act, { memberId, from: status, to: "closed" });
  } catch (error) {
    // What is left says so by a refusal, before more was changed than comp to cash.
    if (!(error instanceof Refusal)) throw error;
  }
}
