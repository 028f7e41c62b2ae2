import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { BetOrder, BetResult } from "#bench/ledger/bets.ts";
import { processorSeconds } from "#bench/ledger/processor-time.ts";

/** `cpuMicros`: processor time of the measured processes for one bet or win. */
export type MeasuredBets = BetResult & { cpuMicros: number };

/**
 * Plays rounds from a separate process and measures the processor time of `pids` and their children
 * while the clock runs. Throws Error when it fails, and, unless `mayFail`, when anything was refused.
 */
export async function runBets(
  order: BetOrder,
  pids: readonly number[],
  { mayFail }: { mayFail: boolean } = { mayFail: false },
): Promise<MeasuredBets> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bets.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit") as Promise<[number | null]>;
  child.stdin.end(JSON.stringify(order));
  let startSeconds = Number.NaN;
  let endSeconds = Number.NaN;
  let last = "";
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === "started") startSeconds = processorSeconds(pids);
    if (line === "ended") endSeconds = processorSeconds(pids);
    last = line;
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`the bets on ${order.urls.join()} ended with ${code}`);
  const result = JSON.parse(last) as BetResult;
  if (result.failed > 0 && !mayFail)
    throw new Error(
      `${result.failed} calls of ${order.urls.join()} failed, the first: ${result.firstFault}`,
    );
  const bets = result.perSecond * order.seconds;
  return { ...result, cpuMicros: ((endSeconds - startSeconds) * 1e6) / bets };
}
