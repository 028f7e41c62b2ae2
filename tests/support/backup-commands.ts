import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
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
  run: (command: string, args: string[], more: NodeJS.ProcessEnv = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script(command), ...args], {
      encoding: "utf8",
      env: { ...process.env, ...environment(), ...more },
    });
    return { status, text: stdout + stderr };
  },
});

/** Waits half a minute at most. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (const startedAt = Date.now(); !isSo(); await sleep(50))
    if (Date.now() - startedAt > 30_000) throw new Error(`waited in vain: ${what}`);
}
