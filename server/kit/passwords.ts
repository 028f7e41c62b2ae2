import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** OWASP's second recommendation for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;

const common = new Set(
  readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8").split("\n"),
);

/** Whether a password is on the list of common ones (those of ten characters and more). */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());

/** The Argon2id hash of a password as a PHC string. Takes about 30 ms, off the main thread. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await tagOf(password, salt, COST);
  const part = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${part(salt)}$${part(tag)}`;
}

/** Whether `password` made `hash`. Throws Error for a hash this product did not write. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!match) throw new Error("not an Argon2id hash");
  const [, memory, passes, parallelism, salt, tag] = match;
  const expected = Buffer.from(tag ?? "", "base64");
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return timingSafeEqual(expected, await tagOf(password, Buffer.from(salt ?? "", "base64"), cost));
}

/** Costs what a real check costs, so that the time does not tell whether an id exists. */
export async function spendVerification(password: string): Promise<void> {
  await tagOf(password, Buffer.alloc(16), COST);
}

const tagOf = (
  password: string,
  nonce: Buffer,
  cost: { memory: number; passes: number; parallelism: number },
): Promise<Buffer> =>
  derive("argon2id", {
    message: password.normalize("NFKC"),
    nonce,
    tagLength: TAG_BYTES,
    ...cost,
  });
