import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { forget, throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { recordEvent, type Actor } from "#server/members/account-events.ts";
import { renewedHash, verifyPassword } from "#server/kit/passwords.ts";
import * as store from "#server/members/store.ts";

/** Six digits can be guessed, so a member has five attempts in all places, then a pause. */
export const WITHDRAWAL_PASSWORD_PER_MEMBER: ThrottleRule = { uses: 5, windowMs: 15 * 60_000 };

/**
 * Verifies the withdrawal password. Every wrong one is recorded for the member. Throws Refusal
 * `wrong_withdrawal_password`, `too_often`.
 */
export async function assertWithdrawalPassword(
  db: Database,
  clock: Clock,
  actor: Actor,
  password: string,
): Promise<void> {
  const key = withdrawalPasswordKey(actor.memberId);
  await throttle(db, clock, key, WITHDRAWAL_PASSWORD_PER_MEMBER);
  const { withdrawalPasswordHash } = await store.getSecrets(db, actor.memberId);
  if (!(await verifyPassword(password, withdrawalPasswordHash))) {
    await recordEvent(db, clock, actor, "withdrawal_password_wrong");
    throw new Refusal("wrong_withdrawal_password");
  }
  await forget(db, key);
  const renewed = await renewedHash(password, withdrawalPasswordHash);
  if (renewed)
    await store.updateWithdrawalPasswordHash(db, actor.memberId, withdrawalPasswordHash, renewed);
}

/** The key that counts the attempts, including those to change it. */
export const withdrawalPasswordKey = (memberId: bigint): string =>
  `withdrawal-password:${memberId}`;
