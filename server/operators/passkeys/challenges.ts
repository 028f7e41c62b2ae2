import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { hashToken, makeToken } from "#server/kit/tokens.ts";
import * as store from "#server/operators/passkeys/store.ts";

/** Time to touch a key, or to fetch it. */
export const CHALLENGE_LASTS_MS = 5 * 60_000;
/** How many challenges of one owner wait; one more ends the oldest. */
export const CHALLENGES_AT_ONCE = 20;

/** Makes a challenge of 256 random bits, base64url, for one use by its owner within five minutes. */
export async function makeChallenge(
  db: Queryable,
  clock: Clock,
  owner: store.Owner,
  purpose: store.Purpose,
): Promise<string> {
  const now = clock.now();
  const challenge = makeToken();
  const expiresAt = new Date(now.getTime() + CHALLENGE_LASTS_MS);
  await store.insertChallenge(db, owner, { hash: hashToken(challenge), purpose, expiresAt });
  await store.deleteOldChallenges(db, owner, now, CHALLENGES_AT_ONCE);
  return challenge;
}

/**
 * The challenge that an authenticator's answer names, which is then used up; null for one that was
 * used before, has expired, or was made for another owner or purpose.
 */
export async function spendChallenge(
  db: Queryable,
  clock: Clock,
  owner: store.Owner,
  { purpose, clientDataJSON }: { purpose: store.Purpose; clientDataJSON: string },
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const spent = { hash: hashToken(challenge), purpose, now: clock.now() };
  return (await store.takeChallenge(db, owner, spent)) ? challenge : null;
}

/** Null for what is no client data. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : null;
  } catch {
    // Not JSON: an answer of no authenticator, which is refused like a wrong one.
    return null;
  }
}

/** Deletes a bounded number of expired challenges; answers how many. */
export const sweepChallenges = (db: Queryable, clock: Clock, most: number): Promise<number> =>
  store.deleteExpiredChallenges(db, clock.now(), most);
