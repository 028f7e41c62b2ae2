import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** The allowed clock skew in both directions. Source: the standard. */
const CLOCK_SKEW_MS = 300_000;

/**
 * Both keys of a connection as an operator writes them into one credential: the API key, a colon,
 * the secret key. Neither has a colon.
 */
export type Keys = { apiKey: string; secret: string };

export function readKeys(credential: string): Keys | null {
  const [apiKey = "", secret = "", ...more] = credential.split(":");
  return apiKey !== "" && secret !== "" && more.length === 0 ? { apiKey, secret } : null;
}

/**
 * Lower-case hex HMAC-SHA256 of the body followed by the timestamp; without a body, of the
 * timestamp.
 */
export const sign = (secret: string, rawBody: Buffer | string, timestamp: string): string =>
  createHmac("sha256", secret).update(rawBody).update(timestamp).digest("hex");

export type SignedParts = {
  rawBody: Buffer;
  authorization: string | null;
  timestamp: string | null;
  signature: string | null;
};

/** Whether both keys are correct. Compares in constant time. */
export function isSigned(keys: Keys, parts: SignedParts): boolean {
  const { rawBody, authorization, timestamp, signature } = parts;
  if (timestamp === null || !/^[0-9a-f]{64}$/.test(signature ?? "")) return false;
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  const isBearer = timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${keys.apiKey}`));
  const expected = Buffer.from(sign(keys.secret, rawBody, timestamp), "hex");
  return timingSafeEqual(expected, Buffer.from(signature ?? "", "hex")) && isBearer;
}

/** The signing time, Unix time in ms; null for anything but a whole UTC timestamp. */
export function signedTimeOf(timestamp: string): number | null {
  if (!/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(timestamp)) return null;
  const at = Date.parse(timestamp);
  return Number.isFinite(at) ? at : null;
}

/** Whether a signing time is within the clock skew. */
export const isFresh = (signedAtMs: number | null, now: Date): boolean =>
  signedAtMs !== null && Math.abs(now.getTime() - signedAtMs) <= CLOCK_SKEW_MS;
