import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import { QueueFull } from "#server/kit/queue-full.ts";
import type { HashJob, WeighJob } from "#server/kit/password-thread.ts";

/** Half of the processors: the other half serves pages and bets while a crowd signs in. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));

/** A hash takes about 30 ms and 19 MiB, so the last that waits has its turn within a second. */
export const WAITING_FOR_EACH = 24;

/** Work on passwords in one process: how much is done at once, and how much more may wait. */
export const HASHING = { atOnce: AT_ONCE, waitingAtMost: WAITING_FOR_EACH * AT_ONCE } as const;

/**
 * Threads for passwords alone. Those of libuv, which `node:crypto` would take, also read files and
 * compress pages: a crowd that signs in would make every page wait.
 */
export const hashers = new Tinypool({
  filename: new URL("./password-thread.ts", import.meta.url).href,
  minThreads: 0,
  maxThreads: HASHING.atOnce,
  idleTimeout: 60_000,
});

const ROOM = HASHING.atOnce + HASHING.waitingAtMost;
let inHand = 0;
let reserved = 0;

/**
 * Does work that hashes `places` times while they are reserved. Throws QueueFull before anything
 * is begun: a crowd then takes no connection of the database.
 */
export async function inHashingRoom<Result>(
  places: number,
  work: () => Promise<Result>,
): Promise<Result> {
  if (inHand >= ROOM || reserved + places > ROOM) throw new QueueFull();
  reserved += places;
  try {
    return await work();
  } finally {
    reserved -= places;
  }
}

async function inTurn<Result>(name: "hash" | "weigh", job: HashJob | WeighJob): Promise<Result> {
  if (inHand >= ROOM) throw new QueueFull();
  inHand++;
  try {
    return (await hashers.run(job, { name })) as Result;
  } finally {
    inHand--;
  }
}

/** Makes one hash, in its turn. Throws QueueFull when too many wait already. */
export const hashOnThread = async (job: HashJob): Promise<Buffer> =>
  Buffer.from(await inTurn<Uint8Array>("hash", job));

/**
 * How many guesses would find a password, as a power of ten, worked out in its turn. Throws
 * QueueFull when too many wait already.
 */
export const weighOnThread = (job: WeighJob): Promise<number> => inTurn("weigh", job);
