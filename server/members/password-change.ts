import type { Acts } from "#server/kit/act.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { forget, throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { recordEvent, type Actor } from "#server/members/account-events.ts";
import { hashPassword, verifyPassword } from "#server/kit/passwords.ts";
import { assertMayBecomePassword, assertMayBecomeCode } from "#server/members/new-passwords.ts";
import { revokeSessions } from "#server/members/sessions.ts";
import * as store from "#server/members/store.ts";
import {
  WITHDRAWAL_PASSWORD_PER_MEMBER,
  withdrawalPasswordKey,
} from "#server/members/withdrawal-password.ts";

/** Limits guesses of the old password by someone who finds an open page. */
export const PASSWORD_CHANGES_PER_MEMBER: ThrottleRule = { uses: 5, windowMs: 15 * 60_000 };

/** The key that counts the attempts to change a password. */
export const passwordChangeKey = (memberId: bigint): string => `password-change:${memberId}`;

type Change = { from: string; to: string };

/**
 * Changes the password, given the old one, and ends the member's other sessions. Throws Refusal:
 * `wrong_credentials`, `weak_password`, `too_often`.
 */
export async function changePassword(
  { db, clock, perform }: Acts,
  actor: Actor,
  { from, to }: Change,
): Promise<void> {
  const key = passwordChangeKey(actor.memberId);
  await throttle(db, clock, key, PASSWORD_CHANGES_PER_MEMBER);
  const { passwordHash } = await store.getSecrets(db, actor.memberId);
  if (!(await verifyPassword(from, passwordHash))) {
    await recordEvent(db, clock, actor, "password_change_refused");
    throw new Refusal("wrong_credentials");
  }
  if (from === to) throw new Refusal("weak_password");
  await assertMayBecomePassword(to, await store.getOwner(db, actor.memberId));
  const newHash = await hashPassword(to);
  const { memberId } = actor;
  await perform(actor, async (act) => {
    // Of two simultaneous changes the second has an outdated old password.
    if (!(await store.updatePasswordHash(act.tx, memberId, passwordHash, newHash)))
      throw new Refusal("wrong_credentials");
    await recordEvent(act.tx, clock, actor, "password_changed");
    await act.emit("member.key_changed", { memberId, change: "password_changed" });
    await revokeSessions(act, memberId, { keep: actor.sessionId, because: "password" });
  });
  await forget(db, key);
}

/**
 * Changes the withdrawal password, given the old one. Attempts count together with those at a
 * withdrawal. Throws Refusal: `wrong_withdrawal_password`, `weak_password`, `too_often`.
 */
export async function changeWithdrawalPassword(
  { db, clock, perform }: Acts,
  actor: Actor,
  { from, to }: Change,
): Promise<void> {
  const key = withdrawalPasswordKey(actor.memberId);
  await throttle(db, clock, key, WITHDRAWAL_PASSWORD_PER_MEMBER);
  const { withdrawalPasswordHash } = await store.getSecrets(db, actor.memberId);
  if (!(await verifyPassword(from, withdrawalPasswordHash))) {
    await recordEvent(db, clock, actor, "withdrawal_password_change_refused");
    throw new Refusal("wrong_withdrawal_password");
  }
  if (from === to) throw new Refusal("weak_password", { field: "exchange_pw" });
  assertMayBecomeCode(to, await store.getOwner(db, actor.memberId));
  const newHash = await hashPassword(to);
  const { memberId } = actor;
  await perform(actor, async (act) => {
    const old = withdrawalPasswordHash;
    if (!(await store.updateWithdrawalPasswordHash(act.tx, memberId, old, newHash)))
      throw new Refusal("wrong_withdrawal_password");
    await recordEvent(act.tx, clock, actor, "withdrawal_password_changed");
    await act.emit("member.key_changed", { memberId, change: "withdrawal_password_changed" });
  });
  await forget(db, key);
}
