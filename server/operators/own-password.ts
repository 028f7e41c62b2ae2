import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { hashPassword, verifyPassword } from "#server/kit/passwords.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { assertStrong, LEAST_GUESSES } from "#server/kit/strength.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { writeAudit } from "#server/operators/audit/audit.ts";
import type { OperatorContext } from "#server/operators/office-handler.ts";
import { operatorObject } from "#server/operators/proposals/proposals.ts";
import { spendFactor, type Factor } from "#server/operators/passkeys/proving.ts";
import type { OfficeDoor } from "#server/operators/sign-in.ts";
import * as store from "#server/operators/store.ts";

/** Limits guesses of the own password, by someone at an unattended screen, for all acts that ask for it. */
export const PASSWORD_CHANGES_PER_OPERATOR: ThrottleRule = { uses: 5, windowMs: 15 * 60_000 };

/** The hash of an operator's new password. Throws Refusal `weak_password`. */
export async function hashNewPassword(
  { loginId, name }: { loginId: string; name: string },
  password: string,
): Promise<string> {
  if (password.toLowerCase().includes(loginId)) throw new Refusal("weak_password");
  await assertStrong(password, { own: [loginId, name], least: LEAST_GUESSES.operator });
  return hashPassword(password);
}

/**
 * Changes an operator's own password, given the old one and a second factor. Ends their
 * other sessions and writes an audit row. Throws Refusal `wrong_credentials` for a wrong old
 * password, `second_factor`, `weak_password`, `already_decided` when the new one is the old one,
 * `too_often`.
 */
export async function changeOwnPassword(
  door: OfficeDoor,
  context: OperatorContext,
  wanted: { old: string; password: string } & Factor,
): Promise<void> {
  const { db, clock } = door;
  const { operatorId, sessionId } = context.operator;
  const found = await proveOwnPassword(door, context, wanted.old);
  if (wanted.old === wanted.password) throw new Refusal("already_decided");
  const passwordHash = await hashNewPassword(context.operator, wanted.password);
  await proveFactor(door, db, context, found, wanted);
  await db.transaction(async (tx) => {
    await setPassword(tx, clock, operatorId, passwordHash);
    const sessionsEnded = await store.endOtherSessions(tx, operatorId, sessionId, clock.now());
    await writeAudit(tx, clock, context, {
      call: "change-own-password",
      object: operatorObject(operatorId),
      reason: "the operator's own password",
      before: null,
      after: { sessionsEnded },
    });
  });
}

export const setPassword = (
  db: Queryable,
  clock: Clock,
  operatorId: bigint,
  passwordHash: string,
): Promise<void> => store.replacePassword(db, operatorId, passwordHash, clock.now());

/**
 * Verifies the operator's own password and answers their keys. Throws Refusal `wrong_credentials`,
 * `too_often`.
 */
async function proveOwnPassword(
  { db, clock }: OfficeDoor,
  { operator: { operatorId, loginId } }: OperatorContext,
  password: string,
): Promise<store.SigningIn> {
  await throttle(db, clock, `office-password:${operatorId}`, PASSWORD_CHANGES_PER_OPERATOR);
  const found = await store.findForSignIn(db, loginId);
  if (!found || !(await verifyPassword(password, found.passwordHash)))
    throw new Refusal("wrong_credentials");
  return found;
}

/** Verifies and uses up a second factor of the operator. Throws Refusal `second_factor`. */
export async function proveFactor(
  door: OfficeDoor,
  db: Queryable,
  { relyingParty }: OperatorContext,
  keys: store.SigningIn,
  factor: Factor,
): Promise<void> {
  const asked = { purpose: "prove", relyingParty } as const;
  if (!(await spendFactor(door, db, keys, factor, asked))) throw new Refusal("second_factor");
}

/**
 * Verifies that the operator at the screen is the one of the session: password and second factor.
 * Throws Refusal `wrong_credentials`, `second_factor`, `too_often`.
 */
export async function proveSelf(
  door: OfficeDoor,
  context: OperatorContext,
  { password, ...factor }: { password: string } & Factor,
): Promise<void> {
  await proveFactor(
    door,
    door.db,
    context,
    await proveOwnPassword(door, context, password),
    factor,
  );
}
