import type { Act } from "#server/kit/act.ts";
import type { Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { recordEvent } from "#server/members/account-events.ts";
import { endSessions, lock } from "#server/members/administration/standing.ts";
import * as store from "#server/members/second-factors/store.ts";

/** The address of an event that staff caused. */
const NOWHERE = "0.0.0.0";

/** Locks the member. Throws Refusal `not_found` for a member without a second factor. */
export async function assertLiftable(tx: Transaction, memberId: bigint): Promise<void> {
  await lock(tx, memberId);
  if (!(await store.findFactor(tx, memberId))?.addedAt) throw new Refusal("not_found");
}

/**
 * Takes a second factor away from a member who has lost app and codes: the password alone signs in
 * again. All sessions end, the member gets a note, and withdrawals wait a day. Throws as
 * `assertLiftable` does.
 */
export async function liftSecondFactor(act: Act, memberId: bigint): Promise<void> {
  await assertLiftable(act.tx, memberId);
  await store.deleteFactor(act.tx, memberId);
  await endSessions(act, memberId);
  const by = { memberId, sessionId: null, address: NOWHERE };
  await recordEvent(act.tx, act.clock, by, "second_factor_lifted");
  await act.emit("member.key_changed", { memberId, change: "second_factor_lifted" });
}
