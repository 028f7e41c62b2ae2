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
import type { Asking } from "#server/members/registers/registers.ts";
import type { Proof } from "#server/members/second-factors/codes.ts";
import { shownAtSignIn, spendAtSignIn } from "#server/members/second-factors/signing-in.ts";
import {
  beginSession,
  recordSignIn,
  refusalOf,
  type Arrival,
} from "#server/members/session-start.ts";
import type { StartedSession } from "#server/members/sessions.ts";
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

type Attempt = Arrival & {
  userId: string;
  password: string;
  /** Of the second factor; members without one need none. */
  code?: string | undefined;
};

/**
 * Signs a member in. Throws Refusal: `wrong_credentials` for a wrong id and a wrong password alike,
 * `second_factor` after the right password when the code is missing, wrong, too old or used before,
 * `too_often`, `account_not_active` for a closed account and `account_dormant` for a dormant one (only
 * after password and code); QueueFull
 * when too many sign in at this moment, which is not counted as an attempt. The session is that of
 * `beginSession`.
 */
export async function signIn(asking: Asking, attempt: Attempt): Promise<StartedSession> {
  const { acts } = asking;
  const { member, shown } = await inHashingRoom(1, () => authenticate(acts, attempt));
  const { memberId } = member;
  // Outside of the room, because a register may take seconds to answer.
  return beginSession(asking, attempt, member, async (act) => {
    await assertStillPassword(act, attempt.password, member);
    await spendAtSignIn(act, { memberId, address: attempt.address }, shown);
  });
}

type Authenticated = { member: store.SigningIn; shown: Proof | "none" };

async function authenticate({ db, clock }: Acts, attempt: Attempt): Promise<Authenticated> {
  const { address } = attempt;
  const loginId = attempt.userId.trim().toLowerCase();
  const deviceHash = hashToken(attempt.deviceToken);
  const member = await store.findMemberForSignIn(db, loginId, deviceHash);
  const knownBrowser = member?.isKnownBrowser ? deviceHash : null;
  const guess = guessCounts(WHAT, SIGN_IN_RULES, { loginId, address, knownBrowser });
  const record = (outcome: store.SignInOutcome) =>
    recordSignIn(db, clock, attempt, { memberId: member?.memberId ?? null, loginId, outcome });

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

/**
 * A password that was changed after it was verified, as while a register was asked, begins no
 * session: the change has ended them all. Throws Refusal `wrong_credentials`.
 */
async function assertStillPassword(
  { tx }: Act,
  password: string,
  { memberId, passwordHash }: store.SigningIn,
): Promise<void> {
  const present = await store.getSecrets(tx, memberId);
  // Another hash of the same password comes from a sign-in that renewed it.
  if (present.passwordHash === passwordHash) return;
  if (!(await verifyPassword(password, present.passwordHash)))
    throw new Refusal("wrong_credentials");
}

/** Removes an attempt from its counts when the full queue prevented the check. */
const checked = (db: Database, guess: GuessCounts, isRight: Promise<boolean>): Promise<boolean> =>
  isRight.catch(async (error: unknown) => {
    if (error instanceof QueueFull) await takeBackGuess(db, guess);
    throw error;
  });
