import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  type DecipherGCM,
} from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Each purpose has a key of its own, so that what was sealed for one opens nothing else. */
const keyOf = (appSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", appSecret, "", purpose, 32));

/** Seals a secret with the product's own key, so that a copy of the database does not tell it. */
export function seal(secret: string, appSecret: string, purpose: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(appSecret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws Error when it was sealed with another key or for another purpose, or altered. */
export function unseal(sealed: Buffer, appSecret: string, purpose: string): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher: DecipherGCM = createDecipheriv("aes-256-gcm", keyOf(appSecret, purpose), nonce);
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const rest = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString("utf8");
}
