import {
  constants,
  createPrivateKey,
  createPublicKey,
  sign as rsaSign,
  verify as rsaVerify,
  type KeyObject,
} from "node:crypto";

/** Our private key and the operator's public one, from consecutive PEM blocks. */
export type RsaKeys = { own: KeyObject; operators: KeyObject };

const block = /-----BEGIN ([A-Z ]+)-----[\s\S]+?-----END \1-----/g;

/** Throws Error when one of the two is missing. */
export function readRsaKeys(pem: string): RsaKeys {
  let own: KeyObject | undefined;
  let operators: KeyObject | undefined;
  for (const [text, label = ""] of pem.matchAll(block)) {
    if (label.endsWith("PRIVATE KEY")) own = createPrivateKey(text);
    else operators = createPublicKey(text);
  }
  if (own === undefined || operators === undefined)
    throw new Error("an RSA connection needs our private key and the operator's public key");
  return { own, operators };
}

const padding = constants.RSA_PKCS1_PADDING;

/** RSA-SHA256, PKCS#1 v1.5, over the exact bytes, in standard base64. */
export const signRsa = ({ own }: RsaKeys, body: string): string =>
  rsaSign("sha256", Buffer.from(body), { key: own, padding }).toString("base64");

export function isRsaSigned({ operators }: RsaKeys, body: Uint8Array, signature: unknown): boolean {
  if (typeof signature !== "string" || !/^[A-Za-z0-9+/]+={0,2}$/.test(signature)) return false;
  const bytes = Buffer.from(signature, "base64");
  return rsaVerify("sha256", body, { key: operators, padding }, bytes);
}
