import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const PAGE_BYTES = 4_096;
const LOOK_EVERY_MS = 500;

/** The resident memory of the process, in bytes (Linux). */
export const residentBytes = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE_BYTES;

/** The memory of a process during some work: its average over the second and the last third. */
export async function watchMemory<T>(
  pid: number,
  work: Promise<T>,
): Promise<{ result: T; middleBytes: number; endBytes: number }> {
  const seen: number[] = [];
  const state = { isOver: false };
  const watched = work.finally(() => (state.isOver = true));
  while (!state.isOver) {
    seen.push(residentBytes(pid));
    await Promise.race([sleep(LOOK_EVERY_MS), watched.catch(() => null)]);
  }
  const third = Math.floor(seen.length / 3);
  const average = (part: readonly number[]) =>
    part.reduce((sum, bytes) => sum + bytes, 0) / part.length;
  return {
    result: await watched,
    middleBytes: average(seen.slice(third, 2 * third)),
    endBytes: average(seen.slice(2 * third)),
  };
}
