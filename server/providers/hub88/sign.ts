import {
  constants,
  createPrivateKey,
  createPublicKey,
  sign as rsaSign,
  verify as rsaVerify,
  type KeyObject,
} from "node:crypto";
import { BoundedMap } from "#server/kit/bounded-map.ts";

/**
 * The keys of one connection as an operator writes them into one credential: our private key and
 * the provider's public key as PEM blocks, one after the other. A second public key is one that
 * is being rotated in or out.
 */
export type Keys = { own: KeyObject | null; theirs: readonly KeyObject[] };

const BLOCK = /-----BEGIN ([A-Z ]+)-----([A-Za-z0-9+/=\s]*)-----END \1-----/g;

/**
 * Reads PEM blocks. Other blocks than RSA keys of 2048 bits or more are left out, so that
 * signatures fail without a valid key.
 */
export function readKeys(pem: string): Keys {
  let own: KeyObject | null = null;
  const theirs: KeyObject[] = [];
  for (const [, label = "", base64 = ""] of pem.matchAll(BLOCK)) {
    // Restores the line ends that a one-line field removes and a PEM reader needs.
    const lines = base64.replaceAll(/\s/g, "").replaceAll(/.{64}/g, "$&\n");
    const block = `-----BEGIN ${label}-----\n${lines}\n-----END ${label}-----\n`;
    if (label.endsWith("PRIVATE KEY")) own = keyOf(() => createPrivateKey(block)) ?? own;
    else theirs.push(...[keyOf(() => createPublicKey(block))].filter((key) => key !== null));
  }
  return { own, theirs };
}

/** NIST SP 800-131A disallows shorter RSA keys; both protocols name 2048. */
const SHORTEST_RSA_BITS = 2_048;

function keyOf(read: () => KeyObject): KeyObject | null {
  try {
    const key = read();
    const bits = key.asymmetricKeyType === "rsa" ? key.asymmetricKeyDetails?.modulusLength : 0;
    return (bits ?? 0) >= SHORTEST_RSA_BITS ? key : null;
  } catch {
    return null;
  }
}

/** Cached, because parsing a key is slow and a connection has few. */
const kept = new BoundedMap<string, Keys>(100);

export function keysOf(pem: string): Keys {
  const known = kept.get(pem);
  if (known) return known;
  const keys = readKeys(pem);
  kept.set(pem, keys);
  return keys;
}

/** PKCS#1 v1.5 with SHA-256 over the exact bytes, base64. */
export const sign = (key: KeyObject, rawBody: Buffer | string): string =>
  rsaSign("sha256", Buffer.from(rawBody), {
    key,
    padding: constants.RSA_PKCS1_PADDING,
  }).toString("base64");

/** Whether the signature is the body's under one of the keys; only standard base64 is accepted. */
export function isSigned(keys: readonly KeyObject[], rawBody: Buffer, signature: unknown): boolean {
  if (typeof signature !== "string" || !/^[A-Za-z0-9+/]{300,700}={0,2}$/.test(signature))
    return false;
  const bytes = Buffer.from(signature, "base64");
  return keys.some((key) =>
    rsaVerify("sha256", rawBody, { key, padding: constants.RSA_PKCS1_PADDING }, bytes),
  );
}
