import type { Role } from "#contract/office/permissions.ts";
import type { Queryable } from "#server/kit/database.ts";
import { hashPassword } from "#server/kit/passwords.ts";
import { makeSecondFactor } from "#server/kit/totp.ts";
import { openSecondFactor, sealSecondFactor } from "#server/operators/second-factor.ts";
import { findActiveOperator, lockAdmins } from "#server/operators/staff/store.ts";
import * as store from "#server/operators/store.ts";
import type { AppSecret } from "#server/kit/sealed.ts";

export type NewOperator = { loginId: string; name: string; role: Role; password: string };

/** An active operator; undefined for a suspended or unknown one. */
export const findActive = findActiveOperator;

/** Whether an active administrator exists. */
export const isAdministered = async (db: Queryable): Promise<boolean> =>
  (await lockAdmins(db)).length > 0;

/**
 * Creates an operator. Answers the secret of their second factor, which is shown once, to be put
 * into an authenticator app.
 */
export async function takeOn(
  db: Queryable,
  appSecret: AppSecret,
  operator: NewOperator,
): Promise<{ operatorId: bigint; secondFactor: string }> {
  const secondFactor = makeSecondFactor();
  const operatorId = await store.insertOperator(db, {
    loginId: operator.loginId,
    name: operator.name,
    role: operator.role,
    passwordHash: await hashPassword(operator.password),
    secondFactor: sealSecondFactor(secondFactor, appSecret),
    accessUntil: null,
  });
  return { operatorId, secondFactor };
}

/**
 * The second factor of a demo operator, for the terminal that starts the demo. Undefined when there
 * is no such operator.
 */
export async function demoSecondFactor(
  db: Queryable,
  appSecret: AppSecret,
  loginId: string,
): Promise<string | undefined> {
  const found = await store.findForSignIn(db, loginId);
  if (!found) return undefined;
  return openSecondFactor(found.secondFactor, appSecret);
}
