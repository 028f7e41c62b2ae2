import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { proofOf, spendProof, type Proof } from "#server/members/second-factors/codes.ts";
import * as store from "#server/members/second-factors/store.ts";

/** What a sign-in shows beside the password: `none` for a member without a second factor. */
export type Shown = Proof | "none" | "missing" | "wrong";

/** What the code of a sign-in shows. It is not used up yet. */
export async function shownAtSignIn(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
  code: string | undefined,
): Promise<Shown> {
  const factor = await store.findFactor(db, memberId);
  if (!factor?.addedAt) return "none";
  if (code === undefined) return "missing";
  return (await proofOf(db, clock, { memberId, secret: factor.secret }, code)) ?? "wrong";
}

/**
 * Uses up the code in the transaction that begins the session. Throws Refusal `second_factor` when
 * another request used the code first, or when the member added a second factor during this sign-in.
 */
export async function spendAtSignIn(
  act: Act,
  by: { memberId: bigint; address: string },
  shown: Proof | "none",
): Promise<void> {
  const factor = await store.findFactor(act.tx, by.memberId);
  // Removed while the sign-in was under way: the password alone is enough.
  if (!factor?.addedAt) return;
  if (shown === "none") throw new Refusal("second_factor");
  await spendProof(act, { ...by, sessionId: null }, shown);
}
