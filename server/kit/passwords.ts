import { randomBytes, timingSafeEqual } from "node:crypto";
import { hashOnThread } from "#server/kit/hashing.ts";
import { readPasswordCost, type PasswordCost } from "#server/kit/password-cost.ts";
import { QueueFull } from "#server/kit/queue-full.ts";

/** The cost of new hashes in this process. */
const COST = readPasswordCost(process.env);
const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** The Argon2id hash of a password as a PHC string. Throws QueueFull when too many wait. */
export async function hashPassword(password: string, cost: PasswordCost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return phcOf(cost, salt, await tagOf(password, salt, cost));
}

/**
 * Whether `password` made `hash`. Throws QueueFull when too many wait, and Error for a hash
 * that this product did not write.
 */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const { cost, salt, tag } = read(hash);
  return timingSafeEqual(tag, await tagOf(password, salt, cost));
}

/**
 * A hash that matches no password. Checking against it takes as long as a real check, so that the
 * duration does not reveal whether an id exists.
 */
export const UNKNOWN_ID_HASH = phcOf(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES));

/**
 * The new hash for a password that was just verified: null while the stored one has today's cost
 * (ASVS 11.2.2), and, until the next sign-in, when too many wait.
 */
export async function renewedHash(password: string, hash: string): Promise<string | null> {
  const { cost } = read(hash);
  if ((Object.keys(COST) as (keyof PasswordCost)[]).every((part) => cost[part] === COST[part]))
    return null;
  try {
    return await hashPassword(password);
  } catch (error) {
    if (error instanceof QueueFull) return null;
    throw error;
  }
}

function phcOf(cost: PasswordCost, salt: Buffer, tag: Buffer): string {
  const part = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${part(salt)}$${part(tag)}`;
}

function read(hash: string): { cost: PasswordCost; salt: Buffer; tag: Buffer } {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!match) throw new Error("not an Argon2id hash");
  const [, memory, passes, parallelism, salt = "", tag = ""] = match;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

const tagOf = (password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> =>
  hashOnThread({ password: password.normalize("NFKC"), salt, tagBytes: TAG_BYTES, ...cost });
