import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { projectFolder } from "#scripts/project.ts";

/**
 * Runs a program from the dependencies under this Node.
 * @param program its path inside node_modules
 * @returns its output as lines when it failed, nothing when it succeeded
 */
export async function faultsOfProgram(program: string, args: string[]): Promise<string[]> {
  const file = join(projectFolder, "node_modules", program);
  const child = spawn(process.execPath, [file, ...args], {
    cwd: projectFolder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NO_COLOR: "1", CI: "1" },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code, signal] = (await once(child, "close")) as [number | null, string | null];
  if (code === 0) return [];
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  return lines.length > 0 ? lines : [`${program} ended with ${code ?? signal}`];
}
