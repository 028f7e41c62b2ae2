import { createHmac, createPrivateKey, generateKeyPair, randomBytes, sign } from "node:crypto";
import { promisify } from "node:util";

/**
 * The provider's side of every signature, written from the documents; shares no code with the
 * wallet.
 */
export const hmacHex = (secret: string, ...parts: string[]): string => {
  const mac = createHmac("sha256", secret);
  for (const part of parts) mac.update(part);
  return mac.digest("hex");
};

/** RSA PKCS#1 v1.5 with SHA-256, base64; `pem` may hold other blocks beside the private key. */
export function rsaBase64(pem: string, body: string): string {
  const block = /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?-----END [A-Z ]*PRIVATE KEY-----/.exec(
    pem,
  );
  if (!block) throw new Error("The credential has no private key in PEM.");
  return sign("sha256", Buffer.from(body), createPrivateKey(block[0])).toString("base64");
}

/** A new shared secret. */
export const freshSecret = (): string => randomBytes(32).toString("hex");

/** A new private key in PEM. */
export async function freshKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2_048 });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}

const JWS_HEADER = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9";

export function detachedJws(secret: string, body: string): string {
  const payload = Buffer.from(body).toString("base64url");
  const mac = createHmac("sha256", secret).update(`${JWS_HEADER}.${payload}`).digest("base64url");
  return `${JWS_HEADER}..${mac}`;
}

/** Hundred-thousandths as a decimal of the main unit, without trailing zeros. */
export function decimal(amount: bigint): string {
  const fraction = (amount % 100_000n).toString().padStart(5, "0").replace(/0+$/, "");
  return fraction === "" ? `${amount / 100_000n}` : `${amount / 100_000n}.${fraction}`;
}

/** A wallet's decimal of the main unit, in hundred-thousandths. */
export function fromDecimal(text: string): bigint {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match?.[1]) throw new Error(`"${text}" is not a balance`);
  return BigInt(match[1]) * 100_000n + BigInt((match[2] ?? "").padEnd(5, "0").slice(0, 5));
}

/** The digits of a number in JSON, which a parser would round. */
export function numberIn(json: string, name: string): string {
  const match = new RegExp(`"${name}"\\s*:\\s*(-?[0-9.eE+-]+)`).exec(json);
  if (!match?.[1]) throw new Error(`no number "${name}" in ${json.slice(0, 200)}`);
  return match[1];
}

/** A text field of JSON; undefined when it is missing or not text. */
export function textIn(json: string, ...path: string[]): string | undefined {
  let at: unknown;
  try {
    at = JSON.parse(json);
  } catch {
    return undefined;
  }
  for (const name of path)
    at = typeof at === "object" && at !== null ? (at as Record<string, unknown>)[name] : undefined;
  return typeof at === "string" ? at : undefined;
}
