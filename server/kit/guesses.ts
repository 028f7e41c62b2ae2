import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { networksOf } from "#server/kit/network.ts";
import {
  forget,
  forgive,
  networkCounts,
  throttleAll,
  type Count,
  type ThrottleRule,
} from "#server/kit/throttle.ts";

/** Limits of sign-in attempts. A successful sign-in is not counted. */
export type GuessRules = {
  /** For all ids together, from one network. */
  perNetwork: ThrottleRule;
  /** For one id, from one network. */
  perIdAndNetwork: ThrottleRule;
  /** For one id, from all networks together. */
  perId: ThrottleRule;
  /** For one id, from a browser in which that id has signed in before. */
  perKnownBrowser: ThrottleRule;
};

type Guess = {
  loginId: string;
  address: string;
  /** The hash of the device token when the id has signed in with it before, else null. */
  knownBrowser: Buffer | null;
};

/** The key that counts attempts at one id from browsers in which it has never signed in. */
export const perIdKey = (what: string, loginId: string): string => `${what}:id:${loginId}`;

/** The counts of one attempt; `own` is the key of the narrowest of them. */
export type GuessCounts = { own: string; counts: readonly Count[] };

/**
 * The counts of an attempt. A known browser has its own count, so that its owner can sign in
 * whatever strangers try, also from the same network. Strangers are counted by network, by id and
 * network, and by id; an attempt that one of the first two refuses is not added to the third.
 * Source: OWASP, "Slow down online guessing attacks with device cookies".
 */
export function guessCounts(
  what: string,
  rules: GuessRules,
  { loginId, address, knownBrowser }: Guess,
): GuessCounts {
  if (knownBrowser) {
    const own = `${what}:browser:${loginId}:${knownBrowser.toString("hex")}`;
    return { own, counts: [{ key: own, rule: rules.perKnownBrowser }] };
  }
  const own = `${what}:id-network:${loginId}:${networksOf(address).own}`;
  return {
    own,
    counts: [
      ...networkCounts(what, address, rules.perNetwork),
      { key: own, rule: rules.perIdAndNetwork },
      { key: perIdKey(what, loginId), rule: rules.perId },
    ],
  };
}

/** Counts one attempt before its password is checked. Throws TooOften. */
export const countGuess = (db: Queryable, clock: Clock, guess: GuessCounts): Promise<void> =>
  throttleAll(db, clock, guess.counts);

/** Removes an attempt from its counts, because it was not a guess. */
export async function takeBackGuess(db: Queryable, { counts }: GuessCounts): Promise<void> {
  for (const { key } of counts) await forgive(db, key);
}

/** Removes a successful attempt from its counts, and earlier ones from the narrowest. */
export async function settleGuesses(db: Queryable, guess: GuessCounts): Promise<void> {
  await takeBackGuess(db, guess);
  await forget(db, guess.own);
}
