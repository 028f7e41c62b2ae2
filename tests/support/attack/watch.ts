import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { NeighbourOrder, NeighbourResult } from "#tests/support/attack/neighbours.ts";
import type { TestProduct } from "#tests/support/product.ts";

const PAGE_BYTES = 4_096;

/** The neighbours' waiting times during some work, and the most memory of the web process. */
export type Watched<T> = { result: T; neighbours: NeighbourResult; mostBytes: number };

/** Measures neighbours and memory while `work` runs. */
export async function watched<T>(
  product: TestProduct,
  order: NeighbourOrder,
  work: () => Promise<T>,
): Promise<Watched<T>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "neighbours.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit") as Promise<[number | null]>;
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.end(JSON.stringify(order));
  if ((await lines.next()).value !== "ready") throw new Error("the neighbours did not begin");
  let mostBytes = 0;
  const look = setInterval(() => {
    mostBytes = Math.max(mostBytes, residentBytes(product.web.pid));
  }, 250);
  try {
    const result = await work();
    child.kill("SIGTERM");
    const { value } = (await lines.next()) as { value: string | undefined };
    const [code] = await ended;
    if (code !== 0 || value === undefined) throw new Error(`the neighbours ended with ${code}`);
    return { result, neighbours: JSON.parse(value) as NeighbourResult, mostBytes };
  } finally {
    clearInterval(look);
    child.kill("SIGKILL");
  }
}

/** The resident memory of a process, in bytes (Linux); 0 when it does not run. */
function residentBytes(pid: number | null): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
