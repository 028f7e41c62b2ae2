import { spawn } from "node:child_process";
import { join } from "node:path";
import { projectFolder } from "#scripts/project.ts";
import type { Build } from "#tests/support/upgrade/release-folder.ts";

/**
 * Runs a build's `scripts/migrate.ts`. `ended` answers whether it was killed.
 * @throws Error with what it printed when it fails
 */
export function migrateWith(
  { name, folder }: Build,
  environment: Readonly<Record<string, string>>,
): { kill(): void; ended: Promise<{ isKilled: boolean }> } {
  const child = spawn(process.execPath, [join(folder, "scripts/migrate.ts")], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"], HOME: projectFolder, ...environment },
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<{ isKilled: boolean }>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0 || signal === "SIGKILL") resolve({ isKilled: signal === "SIGKILL" });
      else reject(new Error(`the migration of ${name} ended with ${code ?? signal}: ${said}`));
    });
  });
  return { kill: () => void child.kill("SIGKILL"), ended };
}
