import { Secret, TOTP } from "otpauth";

/** RFC 6238 with the settings of every authenticator app: SHA-1, six digits, thirty seconds. */
const SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Accepts a clock that is one step off. */
const STEPS_ASIDE = 1;
/** 160 bits, as RFC 4226 requires. */
const SECRET_BYTES = 20;

const totpOf = (secret: string, label = "", issuer = ""): TOTP =>
  new TOTP({ ...SETTINGS, issuer, label, secret: Secret.fromBase32(secret) });

/** A new secret in base32, for an authenticator app. */
export const makeSecondFactor = (): string => new Secret({ size: SECRET_BYTES }).base32;

/**
 * The URI that an authenticator app reads from a QR code or a link.
 * @param issuer the name under which the app lists it
 */
export const secondFactorUri = (secret: string, loginId: string, issuer: string): string =>
  totpOf(secret, loginId, issuer).toString();

/** The code at a moment, as the app shows it. */
export const codeAt = (secret: string, at: Date): string =>
  totpOf(secret).generate({ timestamp: at.getTime() });

/** The time step of a code; null when it is wrong or too old. */
export function stepOfCode(secret: string, code: string, at: Date): bigint | null {
  const totp = totpOf(secret);
  const timestamp = at.getTime();
  const delta = totp.validate({ token: code, timestamp, window: STEPS_ASIDE });
  return delta === null ? null : BigInt(totp.counter({ timestamp }) + delta);
}
