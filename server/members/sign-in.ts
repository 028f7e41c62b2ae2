import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { forget, forgive, throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { spendVerification, verifyPassword } from "#server/kit/passwords.ts";
import { startSession, type StartedSession } from "#server/members/sessions.ts";
import * as store from "#server/members/store.ts";

/** Attempts per id and per address; a success takes its own attempts back. */
export const SIGN_IN_PER_ID: ThrottleRule = { uses: 10, windowMs: 15 * 60_000 };
export const SIGN_IN_PER_ADDRESS: ThrottleRule = { uses: 60, windowMs: 15 * 60_000 };

/** What counts the attempts at one id. */
export const signInKey = (loginId: string): string => `sign-in:id:${loginId}`;

type Attempt = {
  userId: string;
  password: string;
  address: string;
  userAgent: string;
  /** The name that the browser keeps of itself. */
  deviceToken: string;
};

/**
 * Signs a member in. Throws Refusal: `wrong_credentials` for a wrong id and for a wrong
 * password alike, `too_often`, `account_not_active` (only after the right password).
 */
export async function signIn(
  db: Database,
  clock: Clock,
  attempt: Attempt,
): Promise<StartedSession> {
  const loginId = attempt.userId.trim().toLowerCase();
  const perId = signInKey(loginId);
  const perAddress = `sign-in:address:${attempt.address}`;
  const record = (memberId: bigint | null, outcome: string) =>
    store.insertSignIn(db, {
      memberId,
      loginId,
      outcome,
      address: attempt.address,
      userAgent: attempt.userAgent,
    });

  try {
    await throttle(db, clock, perAddress, SIGN_IN_PER_ADDRESS);
    await throttle(db, clock, perId, SIGN_IN_PER_ID);
  } catch (error) {
    await record(null, "too_often");
    throw error;
  }

  const member = await store.findMemberForSignIn(db, loginId);
  if (!member) await spendVerification(attempt.password);
  if (!member || !(await verifyPassword(attempt.password, member.passwordHash))) {
    await record(member?.memberId ?? null, "wrong_credentials");
    throw new Refusal("wrong_credentials");
  }
  await forget(db, perId);
  await forgive(db, perAddress);
  if (member.status !== "active") {
    await record(member.memberId, "account_not_active");
    throw new Refusal("account_not_active");
  }
  await record(member.memberId, "success");
  return startSession(db, clock, { ...attempt, memberId: member.memberId });
}
