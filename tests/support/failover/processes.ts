import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { spawnAs, type Account } from "#scripts/postgres/account.ts";

export type Started = {
  /** Asks it to end, and kills it after 30 seconds. */
  stop(): Promise<void>;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
};

/** Starts a program under an account, with its output in a file. */
export function startAs(
  account: Account,
  {
    program,
    args,
    env,
    logFile,
  }: {
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
  const end = async (signal: "SIGTERM" | "SIGKILL"): Promise<void> => {
    if (process.exitCode !== null || process.signalCode !== null) return;
    const ended = once(process, "exit");
    process.kill(signal);
    const timer = setTimeout(() => process.kill("SIGKILL"), 30_000);
    await ended;
    clearTimeout(timer);
  };
  return { stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
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
    if (Date.now() > deadline)
      throw new Error(`${what} did not come within ${patienceMs / 1000} s`);
    await sleep(200);
  }
}
