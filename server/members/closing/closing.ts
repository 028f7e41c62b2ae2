import type { Act, Acts } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { verifyPassword } from "#server/kit/passwords.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { forget, throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { allowStakes } from "#server/ledger/accounts.ts";
import { runningBreak } from "#server/members/breaks/breaks.ts";
import * as store from "#server/members/closing/store.ts";
import { settleStakes } from "#server/members/stakes.ts";
import { getSecrets, lockMember } from "#server/members/store.ts";

/** Limits guesses of the password by someone who finds an open page. */
export const CLOSINGS_PER_MEMBER: ThrottleRule = { uses: 5, windowMs: 15 * 60_000 };

/** When the member asked for the closing that is under way; null for none. */
export const closingOf = store.findAskedAt;

/** The newest closing that was not taken back; `closedAt` is null while it is under way. */
export const latestClosing = store.findLatest;

/** Whether the account closes once it is empty. */
export const isClosing = async (db: Queryable, memberId: bigint): Promise<boolean> =>
  (await store.findAskedAt(db, memberId)) !== null;

/**
 * Whether a member may ask for the closing: not during a cooling-off or a self-exclusion whose
 * term runs, which a closing and a reopening would cut short. A self-exclusion without an end, and one
 * whose term is over, hold on the closed account too, so they prevent no closing.
 */
export async function mayAskClosing(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
): Promise<boolean> {
  const running = await runningBreak(db, clock, memberId);
  return !running || running.endsAt === null || new Date(running.endsAt) <= clock.now();
}

/**
 * Asks that the account is closed, given the password: from the commit on the ledger refuses stakes,
 * deposits are refused, and the launches end. Throws Refusal `too_often`, `wrong_credentials`,
 * `on_break` where `mayAskClosing` says no, `already_decided`.
 */
export async function askClosing(
  { db, clock, perform }: Acts,
  memberId: bigint,
  password: string,
): Promise<void> {
  const key = `closing:${memberId}`;
  await throttle(db, clock, key, CLOSINGS_PER_MEMBER);
  const { passwordHash } = await getSecrets(db, memberId);
  if (!(await verifyPassword(password, passwordHash))) throw new Refusal("wrong_credentials");
  await perform({ kind: "member", memberId }, async (act) => {
    await lockMember(act.tx, memberId);
    if (!(await mayAskClosing(act.tx, clock, memberId))) throw new Refusal("on_break");
    if (await isClosing(act.tx, memberId)) throw new Refusal("already_decided");
    await store.insertClosing(act.tx, memberId, clock.now());
    await allowStakes(act.tx, memberId, false);
    await act.emit("member.closing_asked", { memberId });
  });
  await forget(db, key);
}

/** Takes the closing back while the account is not closed. Throws Refusal `not_found` without one. */
export async function takeBackClosing(act: Act, memberId: bigint): Promise<void> {
  const member = await lockMember(act.tx, memberId);
  const ended = { outcome: "taken_back", at: act.clock.now() } as const;
  if (!member || !(await store.endClosing(act.tx, memberId, ended))) throw new Refusal("not_found");
  await settleStakes(act.tx, memberId, member.status === "active");
  await act.emit("member.closing_taken_back", { memberId });
}
