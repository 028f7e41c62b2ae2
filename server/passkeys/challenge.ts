import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import { hashToken, makeToken } from "#server/kit/tokens.ts";

/** Time to touch a key, or to fetch it. */
export const CHALLENGE_LASTS_MS = 5 * 60_000;
/** How many challenges of one owner wait; one more ends the oldest. */
export const CHALLENGES_AT_ONCE = 20;

/** A challenge of 256 random bits, base64url, with what is stored of it. */
export function newChallenge(now: Date): { challenge: string; hash: Buffer; expiresAt: Date } {
  const challenge = makeToken();
  const expiresAt = new Date(now.getTime() + CHALLENGE_LASTS_MS);
  return { challenge, hash: hashToken(challenge), expiresAt };
}

/** The challenge that an authenticator's answer names; null for what is no client data. */
export function challengeIn(clientDataJSON: string): { challenge: string; hash: Buffer } | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { challenge?: unknown };
    return typeof challenge === "string" ? { challenge, hash: hashToken(challenge) } : null;
  } catch {
    // Not JSON: an answer of no authenticator, which is refused like a wrong one.
    return null;
  }
}
