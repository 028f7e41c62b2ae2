import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { LoadOrder, LoadResult } from "#bench/load.ts";

/** Runs one load in a separate process. Throws Error when it fails or anything was refused. */
export async function runLoad(order: LoadOrder): Promise<LoadResult> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "load.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(JSON.stringify(order));
  const [printed, [code]] = await Promise.all([
    text(child.stdout),
    once(child, "exit") as Promise<[number | null]>,
  ]);
  if (code !== 0) throw new Error(`the load on ${order.url} ended with ${code}`);
  const result = JSON.parse(printed) as LoadResult;
  if (result.failed > 0) throw new Error(`${result.failed} requests to ${order.url} failed`);
  return result;
}
