import { createHmac, timingSafeEqual } from "node:crypto";

/** The header both sides sign with: a JWS whose payload is the body itself and left out. */
export const SIGNATURE_HEADER = "x-sign-jws";

const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString("base64url");

const macOf = (secret: string, header: string, rawBody: Buffer): Buffer =>
  createHmac("sha256", secret)
    .update(`${header}.${rawBody.toString("base64url")}`)
    .digest();

/** The detached JWS (RFC 7515, appendix F) of a body. */
export const sign = (secret: string, rawBody: Buffer | string): string =>
  `${HEADER}..${macOf(secret, HEADER, Buffer.from(rawBody)).toString("base64url")}`;

/** Whether the signature is the body's, with HS256 and no other algorithm. */
export function isSigned(secret: string, rawBody: Buffer, signature: unknown): boolean {
  if (typeof signature !== "string" || signature.length > 1_024) return false;
  const [header = "", payload, mac = "", ...more] = signature.split(".");
  if (payload !== "" || more.length > 0 || !isHs256(header)) return false;
  const given = Buffer.from(mac, "base64url");
  const expected = macOf(secret, header, rawBody);
  // Refuses another encoding of the same bytes.
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    given.toString("base64url") === mac
  );
}

function isHs256(header: string): boolean {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(header, "base64url").toString("utf8"));
    return (
      typeof parsed === "object" && parsed !== null && "alg" in parsed && parsed.alg === "HS256"
    );
  } catch {
    return false;
  }
}
