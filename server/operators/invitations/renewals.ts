import type { Clock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as colleagues from "#server/operators/staff/store.ts";
import * as store from "#server/operators/invitations/store.ts";
import { makeSecondFactor, sealSecondFactor } from "#server/operators/second-factor.ts";
import { replaceSecondFactor } from "#server/operators/store.ts";
import type { AppSecret } from "#server/kit/sealed.ts";

type Renewed = Pick<colleagues.LockedColleague, "id" | "loginId" | "name" | "role" | "status">;

/**
 * Throws Refusal `account_not_active` for somebody who is shut out, `already_decided` when a
 * renewal is open: then a link can be made for it.
 */
export async function assertRenewable(tx: Transaction, operator: Renewed): Promise<void> {
  if (operator.status !== "active") throw new Refusal("account_not_active");
  if ((await store.findOpenOf(tx, operator.loginId)) !== undefined)
    throw new Refusal("already_decided");
}

/**
 * Ends an operator's second factor at once, and their sessions: whoever holds the lost phone signs
 * in with nothing. The renewal opens with a link and the operator's own password, or with
 * `renewsPassword` with the link alone: then the old password opens nothing, for no code fits.
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
  // A secret that nobody was shown: no code fits until a new one is proved.
  await replaceSecondFactor(tx, id, sealSecondFactor(makeSecondFactor(), appSecret));
  const invitation = { loginId, name, role, ...why, madeAt: clock.now(), renews: id };
  const renewalId = await store.insertInvitation(tx, invitation);
  return { renewalId, sessionsEnded: await colleagues.endAllSessions(tx, id, clock.now()) };
}
