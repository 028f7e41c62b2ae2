import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/members/passkeys/store.ts";
import { CHALLENGES_AT_ONCE, challengeIn, newChallenge } from "#server/passkeys/challenge.ts";

/** Makes a challenge for one use in its browser within five minutes. */
export async function makeChallenge(
  db: Queryable,
  clock: Clock,
  owner: store.ChallengeOwner,
): Promise<string> {
  const now = clock.now();
  const { challenge, hash, expiresAt } = newChallenge(now);
  await store.insertChallenge(db, owner, { hash, expiresAt });
  await store.deleteOldChallenges(db, owner.browserHash, now, CHALLENGES_AT_ONCE);
  return challenge;
}

/**
 * The challenge that an authenticator's answer names, which is then used up; null for one that was
 * used before, has expired, or was made for another browser, member or purpose.
 */
export async function spendChallenge(
  db: Queryable,
  clock: Clock,
  owner: store.ChallengeOwner,
  clientDataJSON: string,
): Promise<string | null> {
  const named = challengeIn(clientDataJSON);
  if (named === null) return null;
  const spent = { hash: named.hash, now: clock.now() };
  return (await store.takeChallenge(db, owner, spent)) ? named.challenge : null;
}

/** Deletes a bounded number of expired challenges; answers how many. */
export const sweepChallenges = (db: Queryable, clock: Clock, most: number): Promise<number> =>
  store.deleteExpiredChallenges(db, clock.now(), most);
