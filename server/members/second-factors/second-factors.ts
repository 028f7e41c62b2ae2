import type { Output } from "#contract/calls.ts";
import type { Act, Acts } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { MEMBER_SECOND_FACTOR } from "#server/kit/seal-keys/columns.ts";
import { seal } from "#server/kit/sealed.ts";
import { makeSecondFactor, stepOfCode } from "#server/kit/totp.ts";
import { recordEvent, type Actor } from "#server/members/account-events.ts";
import {
  hashRecoveryCode,
  makeRecoveryCodes,
  openSecret,
} from "#server/members/second-factors/codes.ts";
import {
  asOwner,
  countAttempt,
  forgetAttempts,
  provePassword,
} from "#server/members/second-factors/proving.ts";
import * as store from "#server/members/second-factors/store.ts";
import { revokeSessions } from "#server/members/sessions.ts";
import { getMember, lockMember } from "#server/members/store.ts";

/** The time in which the first code is typed. */
const BEGUN_HOLDS_MS = 15 * 60_000;

/** Since when the member signs in with a second factor (null: without one), and the codes left. */
export async function secondFactorOf(
  db: Queryable,
  memberId: bigint,
): Promise<Output<"get-second-factor">> {
  const added = await store.getAdded(db, memberId);
  return { addedAt: added?.addedAt.toISOString() ?? null, codesLeft: added?.codesLeft ?? 0 };
}

/**
 * Makes the secret of an authenticator app, given the password; it counts after its first code. Answers
 * it with the id under which the app lists it.
 * Throws Refusal `wrong_credentials`, `already_decided` for a member who has a second factor,
 * `too_often`.
 */
export async function beginSecondFactor(
  acts: Acts,
  actor: Actor,
  password: string,
): Promise<{ secret: string; loginId: string }> {
  const { db, clock } = acts;
  const { memberId } = actor;
  await provePassword(acts, actor, password, "second_factor_refused");
  const secret = makeSecondFactor();
  const sealed = seal(secret, db.appSecret, MEMBER_SECOND_FACTOR);
  await acts.perform(actor, async ({ tx }) => {
    await lockMember(tx, memberId);
    if ((await store.findFactor(tx, memberId))?.addedAt) throw new Refusal("already_decided");
    await store.saveBegun(tx, memberId, sealed, clock.now());
  });
  return { secret, loginId: (await getMember(db, memberId)).loginId };
}

/**
 * Adds the second factor with its first code, ends the member's other sessions, and answers the
 * recovery codes, which are shown once. Throws Refusal `second_factor` for a wrong code, `not_found`
 * when it was begun more than 15 minutes ago or not at all, `already_decided`, `too_often`.
 */
export async function confirmSecondFactor(
  acts: Acts,
  actor: Actor,
  code: string,
): Promise<string[]> {
  const { db, clock, perform } = acts;
  const { memberId } = actor;
  await countAttempt(acts, actor);
  const codes = await perform(actor, async (act) => {
    const { tx } = act;
    await lockMember(tx, memberId);
    const factor = await store.findFactor(tx, memberId);
    if (factor?.addedAt) throw new Refusal("already_decided");
    const now = clock.now();
    if (!factor || factor.begunAt.getTime() + BEGUN_HOLDS_MS < now.getTime())
      throw new Refusal("not_found");
    const step = stepOfCode(openSecret(tx, factor.secret), code, now);
    if (step === null) throw new Refusal("second_factor");
    await store.saveAdded(tx, memberId, step, now);
    const made = await saveNewCodes(act, memberId);
    await say(act, actor, "second_factor_added");
    await revokeSessions(act, memberId, { keep: actor.sessionId, because: "member" });
    return made;
  });
  await forgetAttempts(db, memberId);
  return codes;
}

/**
 * Takes the second factor away, given the password and a code. Throws Refusal `wrong_credentials`,
 * `second_factor`, `not_found` without one, `too_often`.
 */
export const removeSecondFactor = (acts: Acts, actor: Actor, proof: Proven): Promise<void> =>
  proven(acts, actor, proof, async (act) => {
    await store.deleteFactor(act.tx, actor.memberId);
    await say(act, actor, "second_factor_removed");
  });

/** Makes new recovery codes in place of the old ones. Throws as `removeSecondFactor` does. */
export const renewRecoveryCodes = (acts: Acts, actor: Actor, proof: Proven): Promise<string[]> =>
  proven(acts, actor, proof, async (act) => {
    const made = await saveNewCodes(act, actor.memberId);
    await say(act, actor, "recovery_codes_renewed");
    return made;
  });

type Proven = { password: string; code: string };

/** Does the work for a member with a second factor, after the password and a code were right. */
const proven = <Result>(
  acts: Acts,
  actor: Actor,
  given: Proven,
  work: (act: Act) => Promise<Result>,
): Promise<Result> =>
  asOwner(acts, actor, given, "second_factor_refused", (act, hasFactor) => {
    if (!hasFactor) throw new Refusal("not_found");
    return work(act);
  });

async function saveNewCodes({ tx }: Act, memberId: bigint): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await store.replaceRecoveryCodes(tx, memberId, codes.map(hashRecoveryCode));
  return codes;
}

async function say(
  act: Act,
  actor: Actor,
  change: "second_factor_added" | "second_factor_removed" | "recovery_codes_renewed",
): Promise<void> {
  await recordEvent(act.tx, act.clock, actor, change);
  await act.emit("member.key_changed", { memberId: actor.memberId, change });
}
