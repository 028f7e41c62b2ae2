import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import { QueueFull } from "#server/kit/queue-full.ts";
import type { HashJob, WeighJob } from "#server/kit/password-thread.ts";

/** Half of the processors, at a lower priority than pages and bets (`password-thread.ts`). */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));

/** A hash takes about 30 ms and 19 MiB, so the last one in the queue starts within a second. */
export const WAITING_FOR_EACH = 24;

/** The work on passwords of one process: how much runs at once, and how much may wait. */
export const HASHING = { atOnce: AT_ONCE, waitingAtMost: WAITING_FOR_EACH * AT_ONCE } as const;

/**
 * Threads for passwords only. libuv's threads, which `node:crypto` would use, also read files and
 * compress pages, so many sign-ins would delay every page.
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

/** Whether work that hashes once can begin now. */
export const hasHashingRoom = (): boolean => inHand < ROOM && reserved < ROOM;

/**
 * Does work that hashes `places` times, with so many places of the queue reserved. Throws QueueFull
 * before the work begins, so that refused sign-ins take no database connection.
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

/** Makes one hash in its turn. Throws QueueFull when too many wait already. */
export const hashOnThread = async (job: HashJob): Promise<Buffer> =>
  Buffer.from(await inTurn<Uint8Array>("hash", job));

/**
 * The estimated number of guesses that find a password, as a power of ten, in its turn. Throws
 * QueueFull when too many wait already.
 */
export const weighOnThread = (job: WeighJob): Promise<number> => inTurn("weigh", job);
