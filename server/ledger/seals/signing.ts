import { createPrivateKey, createPublicKey, hash, sign, verify } from "node:crypto";

export type SealKey = { id: string; publicKey: Buffer; sign(text: string): Buffer };

/** The bytes before the 32 bytes of an Ed25519 key in its DER form (RFC 8410). */
const PRIVATE_DER = Buffer.from("302e020100300506032b657004220420", "hex");
const PUBLIC_DER = Buffer.from("302a300506032b6570032100", "hex");

/** The id of a key: the first 16 digits of the SHA-256 of its public half. */
export const keyIdOf = (publicKey: Uint8Array): string =>
  hash("sha256", publicKey, "hex").slice(0, 16);

/** The key of a seed of 32 bytes as base64url. Throws Error with a sentence for the operator. */
export function sealKeyOf(seed: string): SealKey {
  const bytes = Buffer.from(seed, "base64url");
  if (bytes.length !== 32)
    throw new Error("LEDGER_SIGNING_KEY must be 32 random bytes as base64url");
  const key = createPrivateKey({
    key: Buffer.concat([PRIVATE_DER, bytes]),
    format: "der",
    type: "pkcs8",
  });
  const publicKey = createPublicKey(key)
    .export({ format: "der", type: "spki" })
    .subarray(PUBLIC_DER.length);
  return { id: keyIdOf(publicKey), publicKey, sign: (text) => sign(null, Buffer.from(text), key) };
}

/** Whether the text was signed with the private half of this key. */
export const isSignedBy = (publicKey: Uint8Array, text: string, signature: Uint8Array): boolean =>
  verify(
    null,
    Buffer.from(text),
    createPublicKey({ key: Buffer.concat([PUBLIC_DER, publicKey]), format: "der", type: "spki" }),
    signature,
  );
