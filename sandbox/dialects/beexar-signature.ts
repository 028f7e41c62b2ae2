import { createHmac, timingSafeEqual } from "node:crypto";

export const signatureHeader = "x-request-sign";

/** Lowercase hex HMAC-SHA256 of the exact body bytes. */
export function sign(secret: string, body: Uint8Array): string {
  return createHmac("sha256", secret).update(body).digest("hex");
}

/** True when `signature` is the signature of exactly these bytes. Compares in constant time. */
export function isSigned(secret: string, body: Uint8Array, signature: unknown): boolean {
  if (typeof signature !== "string" || !/^[0-9a-f]{64}$/.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signature, "hex"), Buffer.from(sign(secret, body), "hex"));
}
