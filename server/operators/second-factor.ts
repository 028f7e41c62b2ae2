import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { SECOND_FACTOR } from "#server/kit/seal-keys/columns.ts";
import { seal, unseal, type AppSecret } from "#server/kit/sealed.ts";
import { stepOfCode } from "#server/kit/totp.ts";
import { spendStep } from "#server/operators/store.ts";

/** The name under which an operator's authenticator app, or device, lists the office. */
export const ISSUER = "Dalbit";

/** Seals a second factor, so that a copy of the database cannot be used to sign in. */
export const sealSecondFactor = (secret: string, appSecret: AppSecret): Buffer =>
  seal(secret, appSecret, SECOND_FACTOR);

/** Throws Error for another key or an altered seal. */
export const openSecondFactor = (sealed: Buffer, appSecret: AppSecret): string =>
  unseal(sealed, appSecret, SECOND_FACTOR);

/** Whether the code is valid and was not used before; marks it as used (RFC 6238, 5.2). */
export async function spendCode(
  { clock, appSecret }: { clock: Clock; appSecret: AppSecret },
  db: Queryable,
  operator: { operatorId: bigint; secondFactor: Buffer },
  code: string,
): Promise<boolean> {
  const secret = openSecondFactor(operator.secondFactor, appSecret);
  const step = stepOfCode(secret, code, clock.now());
  return step !== null && spendStep(db, operator.operatorId, step);
}
