import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { BetOrder, BetResult } from "#bench/ledger/bets.ts";

/** Plays rounds in a process of its own. Throws Error when it fails or anything was refused. */
export async function runBets(order: BetOrder): Promise<BetResult> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bets.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(JSON.stringify(order));
  const [printed, [code]] = await Promise.all([
    text(child.stdout),
    once(child, "exit") as Promise<[number | null]>,
  ]);
  if (code !== 0) throw new Error(`the bets on ${order.urls.join()} ended with ${code}`);
  const result = JSON.parse(printed) as BetResult;
  if (result.failed > 0) throw new Error(`${result.failed} calls of ${order.urls.join()} failed`);
  return result;
}
