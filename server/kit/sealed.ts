import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type DecipherGCM,
  type KeyObject,
} from "node:crypto";

/**
 * The product's own secret. `current` seals and opens; `previous` only open, so that the secret can
 * change while the product runs.
 */
export type AppSecret = { current: string; previous: readonly string[] };

/** A seal is this byte, the key's name, the nonce, the tag and the ciphertext. */
const FORM = Buffer.of(1);
const KEY_NAME_BYTES = 8;
const HEAD_BYTES = FORM.length + KEY_NAME_BYTES;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Each purpose has its own key, so that a seal opens for its purpose only. */
const derive = (secret: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", purpose, bytes));

/** Keys by secret and purpose, both of which are few: a list opens hundreds of seals. */
const keys = new Map<string, KeyObject>();

/** Ready for use: preparing raw bytes again for every seal costs four times the seal. */
function keyOf(secret: string, purpose: string): KeyObject {
  const name = `${purpose}\n${secret}`;
  const key = keys.get(name) ?? createSecretKey(derive(secret, purpose, 32));
  keys.set(name, key);
  return key;
}

const heads = new Map<string, Buffer>();

/**
 * A secret's name in its seals and in the database: 16 hexadecimal digits that do not reveal it.
 */
export const sealKeyName = (secret: string): string =>
  derive(secret, "the name of this key", KEY_NAME_BYTES).toString("hex");

/** The head of every seal of a secret. */
export function sealHead(secret: string): Buffer {
  const head = heads.get(secret) ?? Buffer.concat([FORM, Buffer.from(sealKeyName(secret), "hex")]);
  heads.set(secret, head);
  return head;
}

/** A password that every process derives from the secret; 43 characters of base64url. */
export const derivedPassword = (secret: string, purpose: string): string =>
  derive(secret, purpose, 32).toString("base64url");

/**
 * The HMAC-SHA-256 of a value under a key of its purpose: equal values have equal ones, and without
 * the secret no value can be tried out.
 */
export const blindIndex = (value: string, secret: string, purpose: string): Buffer =>
  createHmac("sha256", keyOf(secret, purpose)).update(value).digest();

/**
 * Encrypts a secret with the product's own key, so that a copy of the database does not reveal it.
 * `place` binds the seal to where it is kept: it opens with the same place only.
 */
export function seal(secret: string, appSecret: AppSecret, purpose: string, place = ""): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const key = keyOf(appSecret.current, purpose);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([sealHead(appSecret.current), nonce, cipher.getAuthTag(), sealed]);
}

/** Throws Error for another key, purpose or place, and for an altered seal. */
export function unseal(sealed: Buffer, appSecret: AppSecret, purpose: string, place = ""): string {
  const known = [appSecret.current, ...appSecret.previous];
  const head = sealed.subarray(0, HEAD_BYTES);
  const named = known.find((secret) => sealHead(secret).equals(head));
  if (named !== undefined) return open(sealed.subarray(HEAD_BYTES), keyOf(named, purpose), place);
  // The first seals contained no name of their key, so each known secret is tried.
  for (const secret of known) {
    try {
      return open(sealed, keyOf(secret, purpose), place);
    } catch {
      // Made with another secret; when none opens it, the error below is thrown.
    }
  }
  throw new Error(`this was sealed with a key that is not here (${head.toString("hex")})`);
}

function open(sealed: Buffer, key: KeyObject, place: string): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher: DecipherGCM = createDecipheriv("aes-256-gcm", key, nonce);
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const rest = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString("utf8");
}

/** Whether bytes begin as a seal; text never does. */
export const isSealed = (bytes: Buffer): boolean => bytes.subarray(0, FORM.length).equals(FORM);
