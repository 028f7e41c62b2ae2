import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { spawnAs, type Account } from "#scripts/postgres/account.ts";

export type Started = { stop(): Promise<void>; readonly process: ChildProcess };

/** Starts a program under an account, with its output in a file. */
export function startAs(
  account: Account,
  { program, args, env, logFile }: {
    program: string;
    args: string[];
    env: Record<string, string>;
    logFile: string;
  },
): Started {
  const log = openSync(logFile, "a", 0o600);
  const process = spawnAs(account, program, args, {
    cwd: "/",
    stdio: ["ignore", log, log],
    env: { PATH: globalThis.process.env["PATH"], LANG: "C.UTF-8", ...env },
  });
  closeSync(log);
  return {
    process,
    async stop() {
      if (process.exitCode !== null || process.signalCode !== null) return;
      const ended = once(process, "exit");
      process.kill("SIGTERM");
      const isEnded = await Promise.race([ended.then(() => true), sleep(30_000, false)]);
      if (!isEnded) {
        process.kill("SIGKILL");
        await ended;
      }
    },
  };
}

/** Waits until a question is answered with more than null. */
export async function until<T>(
  what: string,
  patienceMs: number,
  ask: () => Promise<T | null>,
): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error(`${what} did not come within ${patienceMs / 1000} s`);
    await sleep(200);
  }
}
