import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  type DecipherGCM,
} from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** RFC 6238 with what every authenticator app assumes: SHA-1, six digits, thirty seconds. */
const SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const ISSUER = "Dalbit";
/** A clock that is one step off still signs in. */
const STEPS_ASIDE = 1;
/** 160 bits, as RFC 4226 asks. */
const SECRET_BYTES = 20;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const totpOf = (secret: string, label = ""): TOTP =>
  new TOTP({ ...SETTINGS, issuer: ISSUER, label, secret: Secret.fromBase32(secret) });

/** A new secret in base32, for an authenticator app. */
export const makeSecondFactor = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an authenticator app reads from a QR code or a link. */
export const secondFactorUri = (secret: string, loginId: string): string =>
  totpOf(secret, loginId).toString();

/** The code at a moment, as the app shows it. */
export const codeAt = (secret: string, at: Date): string =>
  totpOf(secret).generate({ timestamp: at.getTime() });

/** The time step that a code belongs to, or null when it is wrong or too old. */
export function stepOfCode(secret: string, code: string, at: Date): bigint | null {
  const totp = totpOf(secret);
  const timestamp = at.getTime();
  const delta = totp.validate({ token: code, timestamp, window: STEPS_ASIDE });
  return delta === null ? null : BigInt(totp.counter({ timestamp }) + delta);
}

/** Seals secrets with the product's own key, so that a copy of the database does not sign in. */
const keyOf = (appSecret: string): Buffer =>
  Buffer.from(hkdfSync("sha256", appSecret, "", "operators' second factor", 32));

export function sealSecondFactor(secret: string, appSecret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(appSecret), nonce);
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws Error when it was sealed with another key, or altered. */
export function openSecondFactor(sealed: Buffer, appSecret: string): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher: DecipherGCM = createDecipheriv("aes-256-gcm", keyOf(appSecret), nonce);
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const rest = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString("utf8");
}
