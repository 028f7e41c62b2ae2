/**
 * What the verification of every proof uses. The page that verifies proofs without a network contains
 * this file, so it imports nothing and needs only WebCrypto with Ed25519, which current browsers have.
 */
const encoder = new TextEncoder();

export const bytesOfText = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** Throws Error for a text that is not hexadecimal in lower case. */
export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error("not hexadecimal");
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
};

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The SHA-256 of the parts one after the other. */
export async function sha256(...parts: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
}

/** WebCrypto is missing on a page without a secure connection. */
export const hasWebCrypto = (): boolean => Boolean(crypto.subtle as SubtleCrypto | undefined);

/** The id of a public key: the first 16 digits of its SHA-256, as the operator publishes it. */
export const keyIdOfHex = async (publicKey: string): Promise<string> =>
  hexOf(await sha256(bytesOf(publicKey))).slice(0, 16);

/** Null without support for the algorithm; an invalid key has signed nothing. */
export async function isSigned(
  publicKey: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<boolean | null> {
  const name = "Ed25519";
  try {
    const key = await crypto.subtle.importKey("raw", publicKey, name, false, ["verify"]);
    return await crypto.subtle.verify(name, key, signature, message);
  } catch (error) {
    const { name: fault } = error as DOMException;
    if (fault === "NotSupportedError") return null;
    if (fault === "DataError") return false;
    throw error;
  }
}
