import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { hashToken, makeToken } from "#server/kit/tokens.ts";

/** Time to touch a key, or to fetch it. */
export const CHALLENGE_LASTS_MS = 5 * 60_000;
/** How many challenges of one owner wait; one more ends the oldest. */
export const CHALLENGES_AT_ONCE = 20;

/** The stored challenges of members or of operators; an owner says who may use one, and for what. */
export type ChallengeStore<Owner> = {
  insert: (db: Queryable, owner: Owner, made: { hash: Buffer; expiresAt: Date }) => Promise<void>;
  /** Deletes an owner's expired challenges, and the oldest ones beyond `most`. */
  deleteOld: (db: Queryable, owner: Owner, now: Date, most: number) => Promise<void>;
  /** Takes a challenge away; false when it does not exist, is another's or has expired. */
  take: (db: Queryable, owner: Owner, spent: { hash: Buffer; now: Date }) => Promise<boolean>;
};

/** Makes a challenge of 256 random bits, base64url, for one use by its owner within five minutes. */
export async function makeChallenge<Owner>(
  store: ChallengeStore<Owner>,
  db: Queryable,
  clock: Clock,
  owner: Owner,
): Promise<string> {
  const challenge = makeToken();
  await keepChallenge(store, db, owner, { challenge, ...lifeOf(clock) });
  return challenge;
}

/** When a challenge that is made now was made, and when it expires. */
export function lifeOf(clock: Clock): { madeAt: Date; expiresAt: Date } {
  const madeAt = clock.now();
  return { madeAt, expiresAt: new Date(madeAt.getTime() + CHALLENGE_LASTS_MS) };
}

/** Stores a challenge for one use, and deletes the owner's expired ones and the oldest above twenty. */
export async function keepChallenge<Owner>(
  store: ChallengeStore<Owner>,
  db: Queryable,
  owner: Owner,
  { challenge, madeAt, expiresAt }: { challenge: string; madeAt: Date; expiresAt: Date },
): Promise<void> {
  await store.insert(db, owner, { hash: hashToken(challenge), expiresAt });
  await store.deleteOld(db, owner, madeAt, CHALLENGES_AT_ONCE);
}

/**
 * The challenge that an authenticator's answer names, which is then used up; null for one that was
 * used before, has expired, or was made for another owner or purpose.
 */
export async function spendChallenge<Owner>(
  store: ChallengeStore<Owner>,
  db: Queryable,
  clock: Clock,
  owner: Owner,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const spent = { hash: hashToken(challenge), now: clock.now() };
  return (await store.take(db, owner, spent)) ? challenge : null;
}

/** The challenge that an authenticator's answer names; null for what is no client data. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : null;
  } catch {
    // Not JSON: an answer of no authenticator, which is refused like a wrong one.
    return null;
  }
}
