import type { Act, Acts } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { verifyPassword } from "#server/kit/passwords.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { forget, throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { recordEvent, type Actor } from "#server/members/account-events.ts";
import { proofOf, spendProof, type Proof } from "#server/members/second-factors/codes.ts";
import * as store from "#server/members/second-factors/store.ts";
import { getSecrets, lockMember } from "#server/members/store.ts";

/** Limits guesses of the password or of a code at an open page. */
export const SECOND_FACTOR_PER_MEMBER: ThrottleRule = { uses: 10, windowMs: 15 * 60_000 };

/** The key that counts the attempts. */
export const secondFactorKey = (memberId: bigint): string => `second-factor:${memberId}`;

/** What is recorded of a wrong password or code. */
type RefusedAs = "second_factor_refused" | "passkey_refused" | "number_refused";

/** The proof that a member owns the account: the password, and a code of their second factor. */
export type Given = { password: string; code: string | undefined };

/** Counts one attempt. Throws TooOften. */
export const countAttempt = ({ db, clock }: Acts, { memberId }: Actor): Promise<void> =>
  throttle(db, clock, secondFactorKey(memberId), SECOND_FACTOR_PER_MEMBER);

/** Removes the attempts of a member who has proved themselves. */
export const forgetAttempts = (db: Queryable, memberId: bigint): Promise<void> =>
  forget(db, secondFactorKey(memberId));

/** Counts an attempt and verifies the password. Throws Refusal `wrong_credentials`, `too_often`. */
export async function provePassword(
  acts: Acts,
  actor: Actor,
  password: string,
  refusedAs: RefusedAs,
): Promise<void> {
  const { db, clock } = acts;
  await countAttempt(acts, actor);
  const { passwordHash } = await getSecrets(db, actor.memberId);
  if (await verifyPassword(password, passwordHash)) return;
  await recordEvent(db, clock, actor, refusedAs);
  throw new Refusal("wrong_credentials");
}

/**
 * Verifies the password, and the code of a member who has a second factor; null for a member without
 * one. The code is not used up yet. Throws Refusal `wrong_credentials`, `second_factor`, `too_often`.
 */
async function proveOwner(
  acts: Acts,
  actor: Actor,
  { password, code }: Given,
  refusedAs: RefusedAs,
): Promise<Proof | null> {
  const { db, clock } = acts;
  const { memberId } = actor;
  await provePassword(acts, actor, password, refusedAs);
  const factor = await store.findFactor(db, memberId);
  if (!factor?.addedAt) return null;
  const { secret } = factor;
  const proof = code === undefined ? null : await proofOf(db, clock, { memberId, secret }, code);
  if (proof) return proof;
  await recordEvent(db, clock, actor, refusedAs);
  throw new Refusal("second_factor");
}

/**
 * Does the work in one act once the owner is proved; a code is used up with it. The work is told
 * whether the member has a second factor. Throws as `proveOwner` does.
 */
export async function asOwner<Result>(
  acts: Acts,
  actor: Actor,
  given: Given,
  refusedAs: RefusedAs,
  work: (act: Act, hasFactor: boolean) => Promise<Result>,
): Promise<Result> {
  const proof = await proveOwner(acts, actor, given, refusedAs);
  const result = await acts.perform(actor, async (act) => {
    await lockMember(act.tx, actor.memberId);
    if (proof) await spendProof(act, actor, proof);
    return work(act, proof !== null);
  });
  await forgetAttempts(acts.db, actor.memberId);
  return result;
}
