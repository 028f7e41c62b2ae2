import type { Clock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as colleagues from "#server/operators/staff/store.ts";
import * as store from "#server/operators/invitations/store.ts";
import { makeSecondFactor } from "#server/kit/totp.ts";
import { sealSecondFactor } from "#server/operators/second-factor.ts";
import { replaceSecondFactor } from "#server/operators/store.ts";
import type { AppSecret } from "#server/kit/sealed.ts";
import { removePasskeys } from "#server/passkeys/passkeys.ts";

type Renewed = Pick<colleagues.LockedColleague, "id" | "loginId" | "name" | "role" | "status">;

/**
 * Throws Refusal `account_not_active` for a suspended operator, `already_decided` while a renewal
 * is pending: a link can be made for that one.
 */
export async function assertRenewable(tx: Transaction, operator: Renewed): Promise<void> {
  if (operator.status !== "active") throw new Refusal("account_not_active");
  if ((await store.findOpenOf(tx, operator.loginId)) !== undefined)
    throw new Refusal("already_decided");
}

/**
 * Ends an operator's second factor, passkeys and sessions at once, so that a lost device cannot be
 * used. The
 * renewal needs its link and the operator's own password, or with `renewsPassword` the link alone;
 * the old password is then useless, because no code is valid.
 */
export async function renewSecondFactor(
  tx: Transaction,
  clock: Clock,
  appSecret: AppSecret,
  operator: Renewed,
  why: {
    reason: string;
    madeBy: bigint | null;
    checkedBy: bigint | null;
    renewsPassword: boolean;
  },
): Promise<{ renewalId: bigint; sessionsEnded: number }> {
  await assertRenewable(tx, operator);
  const { id, loginId, name, role } = operator;
  // A secret that no person knows: no code is valid until a new factor is confirmed.
  await replaceSecondFactor(tx, id, sealSecondFactor(makeSecondFactor(), appSecret));
  await removePasskeys(tx, "operator", id);
  const invitation = {
    loginId,
    name,
    role,
    ...why,
    madeAt: clock.now(),
    renews: id,
    accessUntil: null,
  };
  const renewalId = await store.insertInvitation(tx, invitation);
  return { renewalId, sessionsEnded: await colleagues.endAllSessions(tx, id, clock.now()) };
}
