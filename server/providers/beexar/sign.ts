import { createHmac, timingSafeEqual } from "node:crypto";

/** The header both sides sign with: lower-case hex HMAC-SHA256 of the raw body. */
export const SIGNATURE_HEADER = "x-request-sign";

export const sign = (secret: string, rawBody: Buffer | string): string =>
  createHmac("sha256", secret).update(rawBody).digest("hex");

/** Whether the signature is the body's. Compares in constant time. */
export function isSigned(secret: string, rawBody: Buffer, signature: unknown): boolean {
  if (typeof signature !== "string" || !/^[0-9a-f]{64}$/.test(signature)) return false;
  return timingSafeEqual(Buffer.from(sign(secret, rawBody)), Buffer.from(signature));
}
