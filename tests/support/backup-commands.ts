import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { projectFolder } from "#scripts/project.ts";

const script = (command: string): string => join(projectFolder, `scripts/${command}.ts`);

/** The commands of backups as an operator runs them, with an environment of a test. */
export const backupCommands = (environment: () => NodeJS.ProcessEnv) => ({
  /** `npm run backup` beside the test. */
  start: (...args: string[]): ChildProcess =>
    spawn(process.execPath, [script("backup"), ...args], {
      env: { ...process.env, ...environment() },
      stdio: "ignore",
    }),
  /** A command to its end: exit code and output. */
  run: async (command: string, args: string[], more: NodeJS.ProcessEnv = {}) => {
    const child = spawn(process.execPath, [script(command), ...args], {
      env: { ...process.env, ...environment(), ...more },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = once(child, "exit");
    const [said, complaints] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { status: child.exitCode, text: said + complaints };
  },
});

/** Waits half a minute at most. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (const startedAt = Date.now(); !isSo(); await sleep(50))
    if (Date.now() - startedAt > 30_000) throw new Error(`waited in vain: ${what}`);
}

export async function kill(child: ChildProcess, signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

/** Runs statements one after the other on a connection of their own. */
export async function askServer(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The paths of all files of a backup, except its lock. */
export const filesIn = (backup: string): string[] =>
  readdirSync(backup, { recursive: true, encoding: "utf8" })
    .filter((name) => !/(^|\/)lock/.test(name))
    .map((name) => join(backup, name))
    .filter((file) => statSync(file).isFile());
