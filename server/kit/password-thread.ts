import { argon2Sync } from "node:crypto";
import { getPriority, platform, setPriority } from "node:os";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { PRODUCT_WORDS } from "#server/kit/product-words.ts";

/** The input of one Argon2id hash. `memory` is in KiB. */
export type HashJob = {
  password: string;
  salt: Uint8Array;
  memory: number;
  passes: number;
  parallelism: number;
  tagBytes: number;
};

/** A new password, and words about its owner. */
export type WeighJob = { password: string; own: readonly string[] };

/** Longer passwords take long to estimate and are not weaker. */
const WEIGHED_LETTERS = 64;

/**
 * Hashing gives way to the threads that serve pages and bets. Linux keeps a priority for each
 * thread; other systems keep one for the process, which stays as it is.
 */
const AFTER_PAGES_AND_BETS = 10;
if (platform() === "linux") setPriority(Math.max(getPriority(), AFTER_PAGES_AND_BETS));

let scale: Promise<ZxcvbnFactory> | undefined;

/** Its lists take some megabytes and a tenth of a second, so they load when first needed. */
async function makeScale(): Promise<ZxcvbnFactory> {
  const [core, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: { ...dictionary, product: [...PRODUCT_WORDS] },
    graphs: adjacencyGraphs,
  });
}

/** Runs on a thread of `hashing.ts` and blocks it; so does `weigh`. */
export const hash = ({ password, salt, tagBytes, ...cost }: HashJob): Uint8Array =>
  argon2Sync("argon2id", { message: password, nonce: salt, tagLength: tagBytes, ...cost });

/** The estimated number of guesses that find the password, as a power of ten. */
export async function weigh({ password, own }: WeighJob): Promise<number> {
  const ready = await (scale ??= makeScale());
  return ready.check(password.slice(0, WEIGHED_LETTERS), [...own]).guessesLog10;
}
