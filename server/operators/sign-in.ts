import type { OwnSelf, SignInEvent } from "#contract/office/operators.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Transaction } from "#server/kit/database.ts";
import {
  countGuess,
  guessCounts,
  settleGuesses,
  takeBackGuess,
  type GuessRules,
} from "#server/kit/guesses.ts";
import { inHashingRoom } from "#server/kit/hashing.ts";
import { QueueFull } from "#server/kit/queue-full.ts";
import { UNKNOWN_ID_HASH, renewedHash, verifyPassword } from "#server/kit/passwords.ts";
import { Refusal, type RefusalCode, type RefusalDetail } from "#server/kit/refusal.ts";
import { networksOf } from "#server/kit/network.ts";
import { TooOften, throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import {
  factorChoice,
  spendFactor,
  type Factor,
  type Proven,
} from "#server/operators/passkeys/proving.ts";
import type { RelyingParty } from "#server/passkeys/relying-party.ts";
import { isPasskeysOnly } from "#server/operators/passkeys/rule.ts";
import { hasPasskey } from "#server/operators/passkeys/store.ts";
import { openSecondFactor } from "#server/operators/second-factor.ts";
import { findOperator, selfOf, startOfficeSession } from "#server/operators/sessions.ts";
import { isKnownBrowser } from "#server/operators/browsers/store.ts";
import * as store from "#server/operators/store.ts";
import type { AppSecret } from "#server/kit/sealed.ts";
import { hashToken } from "#server/kit/tokens.ts";

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

/** Three wrong attempts from one network lock an id there for the rest of the window. */
export const OFFICE_SIGN_IN_RULES: GuessRules = {
  perNetwork: { uses: 30, windowMs: QUARTER_MS },
  perIdAndNetwork: { uses: 3, windowMs: QUARTER_MS },
  perId: { uses: 20, windowMs: DAY_MS },
  perKnownBrowser: { uses: 3, windowMs: QUARTER_MS },
};

/** How often one operator is shown challenges for passkeys in one network, after the right password. */
export const CHALLENGES_PER_OPERATOR: ThrottleRule = { uses: 30, windowMs: QUARTER_MS };

/** What a sign-in needs. `appSecret` opens the sealed second factors. */
export type OfficeDoor = { db: Database; clock: Clock; appSecret: AppSecret };

type Attempt = Factor & {
  loginId: string;
  password: string;
  /** Where passkeys of the office are used; null at an address where they cannot be. */
  relyingParty: RelyingParty | null;
  address: string;
  userAgent: string;
  /** The browser's device token. */
  browserToken: string;
};

/**
 * Signs an operator in. Throws Refusal: `wrong_credentials` for a wrong id and a wrong password
 * alike, `second_factor` when the code or the passkey is missing, wrong, too old or used before (it
 * names which factors count for an operator with passkeys), `too_often`, `account_not_active` (only
 * after password and second factor); QueueFull when too many sign in at this
 * moment, which is not counted as an attempt.
 */
export const signInOperator = (door: OfficeDoor, attempt: Attempt): Promise<SignedIn> =>
  inHashingRoom(1, () => attemptSignIn(door, attempt));

type SignedIn = { session: { token: string; endsAt: Date }; operator: OwnSelf };

async function attemptSignIn(door: OfficeDoor, attempt: Attempt): Promise<SignedIn> {
  const { db, clock } = door;
  const { address, userAgent, browserToken } = attempt;
  const loginId = attempt.loginId.trim().toLowerCase();
  const browserHash = hashToken(browserToken);
  const found = await store.findForSignIn(db, loginId);
  const isKnown = await isKnownBrowser(db, loginId, browserHash);
  const knownBrowser = isKnown ? browserHash : null;
  const guess = guessCounts("office-sign-in", OFFICE_SIGN_IN_RULES, {
    loginId,
    address,
    knownBrowser,
  });
  const record = (outcome: SignInEvent["outcome"]) => {
    const operatorId = found?.operatorId ?? null;
    const at = clock.now();
    return store.insertSignIn(db, { operatorId, loginId, outcome, address, userAgent, at });
  };
  const refuse = async (code: RefusalCode, outcome: SignInEvent["outcome"]): Promise<never> => {
    await record(outcome);
    throw new Refusal(code);
  };
  const refuseFactor = async (
    { operatorId }: store.SigningIn,
    outcome: SignInEvent["outcome"],
  ): Promise<never> => {
    await record(outcome);
    throw new Refusal("second_factor", await choiceFor(door, operatorId, attempt));
  };

  await countGuess(db, clock, guess).catch(async (error: unknown) => {
    // One record for each limit that is reached, however many attempts follow.
    if (error instanceof TooOften && error.isFirst) await record("too_often");
    throw error;
  });
  const passwordHash = found?.passwordHash ?? UNKNOWN_ID_HASH;
  const isRight = await verifyPassword(attempt.password, passwordHash).catch(
    async (error: unknown) => {
      if (error instanceof QueueFull) await takeBackGuess(db, guess);
      throw error;
    },
  );
  if (!isRight || !found) return refuse("wrong_credentials", "wrong_credentials");
  if (attempt.code === undefined && attempt.passkey === undefined) {
    // The screen's first step sends no second factor, so it is not counted as a guess.
    await takeBackGuess(db, guess);
    return refuseFactor(found, "second_factor_missing");
  }
  const asked = { purpose: "sign_in", relyingParty: attempt.relyingParty } as const;
  const proven = await spendFactor(door, db, found, attempt, asked);
  if (!proven) return refuseFactor(found, "second_factor_wrong");
  await settleGuesses(db, guess);
  if (found.status !== "active" || isOver(found, clock.now()))
    return refuse("account_not_active", "account_not_active");
  const renewed = await renewedHash(attempt.password, passwordHash);
  if (renewed) await store.replacePasswordHash(db, found.operatorId, passwordHash, renewed);
  await record("success");
  const signedIn = { operatorId: found.operatorId, address, userAgent, browserToken };
  return db.transaction(async (tx) => {
    await assertStillKeys(
      door,
      tx,
      { loginId, password: attempt.password },
      { ...found, ...proven },
    );
    return enter(tx, clock, signedIn);
  });
}

/** Which second factors count, with a new challenge. Throws TooOften. */
async function choiceFor(
  { db, clock }: OfficeDoor,
  operatorId: bigint,
  { address, relyingParty }: Attempt,
): Promise<RefusalDetail> {
  const asked = { purpose: "sign_in", relyingParty } as const;
  if (relyingParty !== null) {
    const key = `office-passkey:${operatorId}:${networksOf(address).own}`;
    await throttle(db, clock, key, CHALLENGES_PER_OPERATOR);
  }
  const factors = await factorChoice(db, clock, operatorId, asked);
  return factors ? { factors } : {};
}

const isOver = ({ accessUntil }: store.SigningIn, now: Date): boolean =>
  accessUntil !== null && accessUntil <= now;

/**
 * Refuses a sign-in whose password or second factor was changed, or whose passkey was removed, after
 * it was verified, because that change has ended all sessions of the operator; and one with a code
 * when the rule has meanwhile refused codes. Throws Refusal `wrong_credentials`, `second_factor`.
 */
async function assertStillKeys(
  { appSecret }: OfficeDoor,
  tx: Transaction,
  { loginId, password }: { loginId: string; password: string },
  { operatorId, passwordHash, secondFactor, passkeyId }: store.SigningIn & Proven,
): Promise<void> {
  if (passkeyId === null && (await isPasskeysOnly(tx))) throw new Refusal("second_factor");
  const present = await store.findForSignIn(tx, loginId, "for no key update");
  if (!present) throw new Refusal("wrong_credentials");
  const secretOf = (sealed: Buffer) => openSecondFactor(sealed, appSecret);
  if (secretOf(present.secondFactor) !== secretOf(secondFactor)) throw new Refusal("second_factor");
  if (passkeyId !== null && !(await hasPasskey(tx, operatorId, passkeyId)))
    throw new Refusal("second_factor");
  // Another hash of the same password comes from a sign-in that renewed it.
  if (present.passwordHash === passwordHash) return;
  if (!(await verifyPassword(password, present.passwordHash)))
    throw new Refusal("wrong_credentials");
}

/** Starts the session of an authenticated operator. */
async function enter(
  tx: Transaction,
  clock: Clock,
  signedIn: { operatorId: bigint; address: string; userAgent: string; browserToken: string },
): Promise<SignedIn> {
  const session = await startOfficeSession(tx, clock, signedIn);
  const operator = await findOperator(tx, clock, session.token, { isPassive: true });
  if (!operator) throw new Error("the session that was just started is missing");
  return { session, operator: selfOf(operator) };
}
