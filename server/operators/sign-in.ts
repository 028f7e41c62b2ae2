import type { OwnSelf, SignInEvent } from "#contract/office/operators.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import { spendVerification, verifyPassword } from "#server/kit/passwords.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { forget, forgive, throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { openSecondFactor, stepOfCode } from "#server/operators/second-factor.ts";
import { findOperator, selfOf, startOfficeSession } from "#server/operators/sessions.ts";
import * as store from "#server/operators/store.ts";
import type { AppSecret } from "#server/kit/sealed.ts";

/** Three wrong attempts lock an id for the rest of the window (BO-03). */
export const OFFICE_SIGN_IN_PER_ID: ThrottleRule = { uses: 3, windowMs: 15 * 60_000 };
export const OFFICE_SIGN_IN_PER_ADDRESS: ThrottleRule = { uses: 30, windowMs: 15 * 60_000 };

/** What signing in stands on. `appSecret` opens the sealed second factors. */
export type OfficeDoor = { db: Database; clock: Clock; appSecret: AppSecret };

type Attempt = {
  loginId: string;
  password: string;
  code?: string | undefined;
  address: string;
  userAgent: string;
};

/**
 * Signs an operator in. Throws Refusal: `wrong_credentials` for a wrong id and for a wrong
 * password alike, `second_factor` when the code is missing, wrong, too old or used before,
 * `too_often`, `account_not_active` (only after password and code).
 */
export async function signInOperator(
  door: OfficeDoor,
  attempt: Attempt,
): Promise<{ session: { token: string; endsAt: Date }; operator: OwnSelf }> {
  const { db, clock } = door;
  const loginId = attempt.loginId.trim().toLowerCase();
  const keys = {
    id: `office-sign-in:id:${loginId}`,
    address: `office-sign-in:address:${attempt.address}`,
  };
  const record = (operatorId: bigint | null, outcome: SignInEvent["outcome"]) =>
    store.insertSignIn(db, {
      operatorId,
      loginId,
      outcome,
      address: attempt.address,
      userAgent: attempt.userAgent,
      at: clock.now(),
    });

  try {
    await throttle(db, clock, keys.address, OFFICE_SIGN_IN_PER_ADDRESS);
    await throttle(db, clock, keys.id, OFFICE_SIGN_IN_PER_ID);
  } catch (error) {
    await record((await store.findForSignIn(db, loginId))?.operatorId ?? null, "too_often");
    throw error;
  }

  const found = await store.findForSignIn(db, loginId);
  if (!found) await spendVerification(attempt.password);
  if (!found || !(await verifyPassword(attempt.password, found.passwordHash))) {
    await record(found?.operatorId ?? null, "wrong_credentials");
    throw new Refusal("wrong_credentials");
  }
  if (attempt.code === undefined) {
    // The first of two steps on the screen, and no attempt to guess the second.
    await forgive(db, keys.id);
    await forgive(db, keys.address);
    await record(found.operatorId, "second_factor_missing");
    throw new Refusal("second_factor");
  }
  if (!(await spendCode(door, db, found, attempt.code))) {
    await record(found.operatorId, "second_factor_wrong");
    throw new Refusal("second_factor");
  }
  await forget(db, keys.id);
  await forgive(db, keys.address);
  if (found.status !== "active") {
    await record(found.operatorId, "account_not_active");
    throw new Refusal("account_not_active");
  }
  await record(found.operatorId, "success");
  const session = await startOfficeSession(db, clock, {
    operatorId: found.operatorId,
    address: attempt.address,
    userAgent: attempt.userAgent,
  });
  const operator = await findOperator(db, clock, session.token, { isPassive: true });
  if (!operator) throw new Error("a session that has just started is not there");
  return { session, operator: selfOf(operator) };
}

/** Whether the code is good now and was not used before; afterwards it is used (RFC 6238, 5.2). */
export async function spendCode(
  { clock, appSecret }: OfficeDoor,
  db: Queryable,
  operator: { operatorId: bigint; secondFactor: Buffer },
  code: string,
): Promise<boolean> {
  const secret = openSecondFactor(operator.secondFactor, appSecret);
  const step = stepOfCode(secret, code, clock.now());
  return step !== null && store.spendStep(db, operator.operatorId, step);
}
