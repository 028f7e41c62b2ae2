import type { Act } from "#server/kit/act.ts";
import type { Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { recordEvent } from "#server/members/account-events.ts";
import { endSessions, lock } from "#server/members/administration/standing.ts";
import * as store from "#server/members/second-factors/store.ts";
import { passkeysOf, removePasskeys } from "#server/passkeys/passkeys.ts";

/** The address of an event that staff caused. */
const NOWHERE = "0.0.0.0";

/** What there is to lift: two-step verification, and how many passkeys. */
export type Liftable = { secondFactor: "set" | "none"; passkeys: number };

/** After the act. */
export const LIFTED: Liftable = { secondFactor: "none", passkeys: 0 };

/**
 * What a member has beside the password; locks the member. Throws Refusal `not_found` for a member
 * with neither a second factor nor a passkey.
 */
export async function liftableOf(tx: Transaction, memberId: bigint): Promise<Liftable> {
  await lock(tx, memberId);
  const isSet = (await store.findFactor(tx, memberId))?.addedAt;
  const passkeys = (await passkeysOf(tx, "member", memberId)).length;
  if (!isSet && passkeys === 0) throw new Refusal("not_found");
  return { secondFactor: isSet ? "set" : "none", passkeys };
}

/**
 * Takes the second factor and all passkeys away from a member who has lost app, codes or devices: the
 * password alone signs in again. All sessions end, the member gets a note, and withdrawals wait a
 * day. Answers what there was. Throws as `liftableOf` does.
 */
export async function liftSecondFactor(act: Act, memberId: bigint): Promise<Liftable> {
  const had = await liftableOf(act.tx, memberId);
  await store.deleteFactor(act.tx, memberId);
  await removePasskeys(act.tx, "member", memberId);
  await endSessions(act, memberId);
  const by = { memberId, sessionId: null, address: NOWHERE };
  await recordEvent(act.tx, act.clock, by, "second_factor_lifted");
  await act.emit("member.key_changed", { memberId, change: "second_factor_lifted" });
  return had;
}
