import type { Acts } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import { hashPassword, verifyPassword } from "#server/kit/passwords.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { throttleNetwork, type ThrottleRule } from "#server/kit/throttle.ts";
import { hashToken, makeToken } from "#server/kit/tokens.ts";
import { endSessions, lock } from "#server/members/administration/standing.ts";
import * as store from "#server/members/administration/store.ts";
import { assertMayBecomePassword } from "#server/members/new-passwords.ts";
import { getOwner, rememberDevice } from "#server/members/store.ts";
import { recordEvent } from "#server/members/account-events.ts";
import { removeAfterReset } from "#server/members/passkeys/own-passkeys.ts";

export const RESET_LINK_HOLDS_MS = 30 * 60_000;
/**
 * Limits how often a stranger can make the server hash passwords; the token's 256 bits already
 * prevent guessing.
 */
export const RESETS_PER_NETWORK: ThrottleRule = { uses: 20, windowMs: 15 * 60_000 };

/** Locks the member. Throws Refusal `not_found`, `account_not_active` for a closed account. */
export async function assertResettable(tx: Transaction, memberId: bigint): Promise<void> {
  const member = await lock(tx, memberId);
  if (member.status === "closed") throw new Refusal("account_not_active");
}

/**
 * Makes a one-time link, valid for 30 minutes, which the second operator passes on: its proposer
 * never sees it, and no member of staff sees or chooses the password. The token comes after the
 * `#`, which browsers send to no server and to no next page. An earlier link is replaced. Throws
 * Refusal `not_found`, `account_not_active` for a closed account.
 */
export async function makeResetLink(
  tx: Transaction,
  clock: Clock,
  by: { operatorId: bigint },
  memberId: bigint,
): Promise<{ path: string; expiresAt: Date }> {
  await assertResettable(tx, memberId);
  const token = makeToken();
  const madeAt = clock.now();
  const expiresAt = new Date(madeAt.getTime() + RESET_LINK_HOLDS_MS);
  const link = {
    memberId,
    tokenHash: hashToken(token),
    operatorId: by.operatorId,
    madeAt,
    expiresAt,
  };
  await store.insertResetLink(tx, link);
  return { path: `/reset-password#${token}`, expiresAt };
}

/**
 * Sets a new password for the link's member, different from the present one, uses up the link, ends
 * all sessions, removes all passkeys and sends a note. The browser is a known one from then on, so that strangers'
 * attempts cannot lock its owner out. Throws Refusal `not_found` for a link that is unknown, used,
 * replaced or too old, `weak_password`, `too_often`.
 */
export async function resetPassword(
  { db, clock, perform }: Acts,
  attempt: { token: string; password: string; address: string; deviceToken: string },
): Promise<void> {
  await throttleNetwork(db, clock, "reset-password", attempt.address, RESETS_PER_NETWORK);
  const tokenHash = hashToken(attempt.token);
  const found = await store.findOpenLink(db, tokenHash, clock.now());
  if (!found) throw new Refusal("not_found");
  const { memberId } = found;
  await assertMayBecomePassword(attempt.password, await getOwner(db, memberId));
  if (await verifyPassword(attempt.password, found.passwordHash))
    throw new Refusal("weak_password");
  const passwordHash = await hashPassword(attempt.password);
  const { address, deviceToken } = attempt;
  await perform({ kind: "member", memberId }, async (act) => {
    const { tx } = act;
    // Locks the member before the link, in the same order as `makeResetLink`, to prevent deadlocks.
    await lock(tx, memberId);
    if (!(await store.spendLink(tx, tokenHash, clock.now()))) throw new Refusal("not_found");
    await store.replacePasswordHash(tx, memberId, passwordHash);
    await removeAfterReset(act, { memberId, address });
    await endSessions(act, memberId, "password");
    await rememberDevice(tx, memberId, hashToken(deviceToken), clock.now());
    await recordEvent(tx, clock, { memberId, sessionId: null, address }, "password_reset");
    await act.emit("member.key_changed", { memberId, change: "password_reset" });
  });
}
