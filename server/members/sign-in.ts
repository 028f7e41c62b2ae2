import type { Act, Acts } from "#server/kit/act.ts";
import type { Database } from "#server/kit/database.ts";
import {
  countGuess,
  guessCounts,
  perIdKey,
  settleGuesses,
  takeBackGuess,
  type GuessCounts,
  type GuessRules,
} from "#server/kit/guesses.ts";
import { inHashingRoom } from "#server/kit/hashing.ts";
import { QueueFull } from "#server/kit/queue-full.ts";
import { UNKNOWN_ID_HASH, renewedHash, verifyPassword } from "#server/kit/passwords.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { TooOften } from "#server/kit/throttle.ts";
import { hashToken } from "#server/kit/tokens.ts";
import { checkMember } from "#server/members/barred-persons/checking.ts";
import { keepInUse } from "#server/members/dormancy/dormancy.ts";
import { followIdentity } from "#server/members/identity-checks/holds/holding.ts";
import { askRegisters, type Asking } from "#server/members/registers/registers.ts";
import type { Proof } from "#server/members/second-factors/codes.ts";
import { shownAtSignIn, spendAtSignIn } from "#server/members/second-factors/signing-in.ts";
import {
  endSession,
  startSession,
  type Session,
  type StartedSession,
} from "#server/members/sessions.ts";
import * as store from "#server/members/store.ts";

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

/**
 * NIST SP 800-63B (5.2.2) allows strangers a hundred attempts per account; here it is a hundred a
 * day.
 */
export const SIGN_IN_RULES: GuessRules = {
  perNetwork: { uses: 60, windowMs: QUARTER_MS },
  perIdAndNetwork: { uses: 10, windowMs: QUARTER_MS },
  perId: { uses: 100, windowMs: DAY_MS },
  perKnownBrowser: { uses: 10, windowMs: QUARTER_MS },
};

const WHAT = "sign-in";

/** The key that counts strangers' attempts at one id. */
export const signInKey = (loginId: string): string => perIdKey(WHAT, loginId);

type Attempt = {
  userId: string;
  password: string;
  /** Of the second factor; members without one need none. */
  code?: string | undefined;
  address: string;
  userAgent: string;
  /** The browser's device token. */
  deviceToken: string;
  /** The session that the browser had before. */
  replaces: Session | null;
};

/**
 * Signs a member in. Throws Refusal: `wrong_credentials` for a wrong id and a wrong password alike,
 * `second_factor` after the right password when the code is missing, wrong, too old or used before,
 * `too_often`, `account_not_active` for a closed account and `account_dormant` for a dormant one (only
 * after password and code); QueueFull
 * when too many sign in at this moment, which is not counted as an attempt. The registers of the
 * member's site are asked before the session begins. A member whom they bar, a barred person, one
 * whose demanded identity is not verified and a suspended member sign in to a reduced session, and may neither stake nor deposit.
 */
export async function signIn(asking: Asking, attempt: Attempt): Promise<StartedSession> {
  const { acts } = asking;
  const { member, shown } = await inHashingRoom(1, () => authenticate(acts, attempt));
  // Outside of the room, because a register may take seconds to answer.
  await askRegisters(asking, member.memberId, "sign-in");
  await checkMember(acts, member.memberId, "sign-in");
  await followIdentity(acts, member.memberId);
  return beginSession(acts, attempt, member, shown);
}

type Authenticated = { member: store.SigningIn; shown: Proof | "none" };

async function authenticate({ db, clock }: Acts, attempt: Attempt): Promise<Authenticated> {
  const { address, userAgent } = attempt;
  const loginId = attempt.userId.trim().toLowerCase();
  const deviceHash = hashToken(attempt.deviceToken);
  const member = await store.findMemberForSignIn(db, loginId, deviceHash);
  const knownBrowser = member?.isKnownBrowser ? deviceHash : null;
  const guess = guessCounts(WHAT, SIGN_IN_RULES, { loginId, address, knownBrowser });
  const record = (outcome: store.SignInOutcome) => {
    const memberId = member?.memberId ?? null;
    return store.insertSignIn(db, { memberId, loginId, outcome, address, userAgent }, clock.now());
  };

  await countGuess(db, clock, guess).catch(async (error: unknown) => {
    // One record for each limit that is reached, however many attempts follow.
    if (error instanceof TooOften && error.isFirst) await record("too_often");
    throw error;
  });
  const passwordHash = member?.passwordHash ?? UNKNOWN_ID_HASH;
  if (!(await checked(db, guess, verifyPassword(attempt.password, passwordHash))) || !member) {
    await record("wrong_credentials");
    throw new Refusal("wrong_credentials");
  }
  const shown = await shownAtSignIn(db, clock, member.memberId, attempt.code);
  if (shown === "missing" || shown === "wrong") {
    // The password was right, so an attempt without a code is no guess; a wrong code is one.
    if (shown === "missing") await takeBackGuess(db, guess);
    await record(shown === "missing" ? "second_factor_missing" : "second_factor_wrong");
    throw new Refusal("second_factor");
  }
  await settleGuesses(db, guess);
  const refusal = refusalOf(member.status);
  if (refusal) {
    await record("account_not_active");
    throw refusal;
  }
  const renewed = await renewedHash(attempt.password, passwordHash);
  if (renewed) await store.updatePasswordHash(db, member.memberId, passwordHash, renewed);
  await record("success");
  return { member, shown };
}

function beginSession(
  { perform }: Acts,
  attempt: Attempt,
  member: store.SigningIn,
  shown: Authenticated["shown"],
): Promise<StartedSession> {
  const { address, userAgent } = attempt;
  const { memberId } = member;
  return perform({ kind: "member", memberId }, async (act) => {
    await assertStillPassword(act, attempt.password, member);
    await spendAtSignIn(act, { memberId, address }, shown);
    await keepInUse(act, memberId);
    // A sign-in ends the session that the browser had, so that its token becomes invalid.
    if (attempt.replaces) await endSession(act, attempt.replaces, "replaced");
    if (member.hasBrowsers && !member.isKnownBrowser)
      await act.emit("member.new_browser", { memberId, address, userAgent });
    return startSession(act, { ...attempt, memberId });
  });
}

/**
 * A password that was changed after it was verified, as while a register was asked, begins no
 * session: the change has ended them all. Neither does an account that became dormant or was closed
 * meanwhile. Throws Refusal `wrong_credentials`, `account_dormant`, `account_not_active`.
 */
async function assertStillPassword(
  { tx }: Act,
  password: string,
  { memberId, passwordHash }: store.SigningIn,
): Promise<void> {
  const locked = await store.lockMember(tx, memberId);
  const refusal = locked && refusalOf(locked.status);
  if (refusal) throw refusal;
  const present = await store.getSecrets(tx, memberId);
  // Another hash of the same password comes from a sign-in that renewed it.
  if (present.passwordHash === passwordHash) return;
  if (!(await verifyPassword(password, present.passwordHash)))
    throw new Refusal("wrong_credentials");
}

/** Why an account in this status has no session; null when it has one. */
function refusalOf(status: store.SigningIn["status"]): Refusal | null {
  if (status === "dormant") return new Refusal("account_dormant");
  return status === "closed" ? new Refusal("account_not_active") : null;
}

/** Removes an attempt from its counts when the full queue prevented the check. */
const checked = (db: Database, guess: GuessCounts, isRight: Promise<boolean>): Promise<boolean> =>
  isRight.catch(async (error: unknown) => {
    if (error instanceof QueueFull) await takeBackGuess(db, guess);
    throw error;
  });
