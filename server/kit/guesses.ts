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

/** How often it may be tried to sign in. A good sign-in takes its own attempts back. */
export type GuessRules = {
  /** At any id, from one network. */
  perNetwork: ThrottleRule;
  /** At one id, from one network. */
  perIdAndNetwork: ThrottleRule;
  /** At one id, from everywhere together. */
  perId: ThrottleRule;
  /** At one id, from a browser in which that id has signed in before. */
  perKnownBrowser: ThrottleRule;
};

type Guess = {
  loginId: string;
  address: string;
  /** The hash of the browser's name when the id has signed in there before, else null. */
  knownBrowser: Buffer | null;
};

/** What counts the attempts at one id that come from browsers it has never signed in from. */
export const perIdKey = (what: string, loginId: string): string => `${what}:id:${loginId}`;

/** The counts of one attempt; `own` is the key that counts only attempts like it. */
export type GuessCounts = { own: string; counts: readonly Count[] };

/**
 * What an attempt is counted by. A browser that is known is counted by itself: whatever strangers
 * try, also from its own network, its owner gets in. Strangers are counted by network, by id and
 * network, and by id; what the first two refuse does not use up the third.
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

/** Counts one attempt before it is looked at. Throws TooOften. */
export const countGuess = (db: Queryable, clock: Clock, guess: GuessCounts): Promise<void> =>
  throttleAll(db, clock, guess.counts);

/** The attempt was no guess: it no longer counts. */
export async function takeBackGuess(db: Queryable, { counts }: GuessCounts): Promise<void> {
  for (const { key } of counts) await forgive(db, key);
}

/** The attempt was good: it no longer counts, nor do earlier ones like it. */
export async function settleGuesses(db: Queryable, guess: GuessCounts): Promise<void> {
  await takeBackGuess(db, guess);
  await forget(db, guess.own);
}
