import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  type DecipherGCM,
} from "node:crypto";

/**
 * The product's own secret. `current` seals and opens; what `previous` sealed is only opened, so
 * that the secret can change while the product runs.
 */
export type AppSecret = { current: string; previous: readonly string[] };

/** A seal is this byte, the key's name, the nonce, the tag and what was sealed. */
const FORM = Buffer.of(1);
const KEY_NAME_BYTES = 8;
const HEAD_BYTES = FORM.length + KEY_NAME_BYTES;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Each purpose has a key of its own, so that what was sealed for one opens nothing else. */
const derive = (secret: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", purpose, bytes));

/** What a secret is called in its seals and in the database: 16 hexadecimal digits that do not tell it. */
export const sealKeyName = (secret: string): string =>
  derive(secret, "the name of this key", KEY_NAME_BYTES).toString("hex");

/** What every seal of a secret begins with. */
export const sealHead = (secret: string): Buffer =>
  Buffer.concat([FORM, Buffer.from(sealKeyName(secret), "hex")]);

/** A password that every process with the secret knows by itself; 43 characters of base64url. */
export const derivedPassword = (secret: string, purpose: string): string =>
  derive(secret, purpose, 32).toString("base64url");

/** Seals a secret with the product's own key, so that a copy of the database does not tell it. */
export function seal(secret: string, appSecret: AppSecret, purpose: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const key = derive(appSecret.current, purpose, 32);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([sealHead(appSecret.current), nonce, cipher.getAuthTag(), sealed]);
}

/** Throws Error when it was sealed with another key or for another purpose, or altered. */
export function unseal(sealed: Buffer, appSecret: AppSecret, purpose: string): string {
  const known = [appSecret.current, ...appSecret.previous];
  const head = sealed.subarray(0, HEAD_BYTES);
  const named = known.find((secret) => sealHead(secret).equals(head));
  if (named !== undefined) return open(sealed.subarray(HEAD_BYTES), named, purpose);
  // The first seals named no key: the tag tells which of the secrets made them.
  for (const secret of known) {
    try {
      return open(sealed, secret, purpose);
    } catch {
      // Made by another of them, or by none; the last word is below.
    }
  }
  throw new Error(`this was sealed with a key that is not here (${head.toString("hex")})`);
}

function open(sealed: Buffer, secret: string, purpose: string): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const key = derive(secret, purpose, 32);
  const decipher: DecipherGCM = createDecipheriv("aes-256-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const rest = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString("utf8");
}
