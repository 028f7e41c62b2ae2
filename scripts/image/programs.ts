import { spawnSync } from "node:child_process";
import type { Say } from "#scripts/project.ts";

/** Programs that the image needs, and Debian's packages of them. */
const packages = { buildah: "buildah", debootstrap: "debootstrap", runc: "runc" } as const;

/**
 * Installs Debian's packages of the programs that are missing.
 * @throws Error that says what to install where this process may not
 */
export function installPrograms(say: Say): void {
  const missing = Object.entries(packages).filter(([program]) => !isInstalled(program));
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name);
  if (process.getuid?.() !== 0)
    throw new Error(`Install ${names.join(", ")} first, and run this as root.`);
  say(`Installing Debian's packages ${names.join(", ")} with apt-get …`);
  const install = ["install", "-y", "--no-install-recommends", ...names];
  for (const args of [["update", "-qq"], install]) runProgram("apt-get", args);
}

const isInstalled = (program: string): boolean =>
  spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

/**
 * Runs a program to its end and answers its output, without the line's end.
 * @throws Error with the end of what it said when it fails
 */
export function runProgram(program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: "utf8",
    maxBuffer: 64 * 2 ** 20,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (status === 0) return stdout.trim();
  const said = `${stdout ?? ""}${stderr ?? ""}`.trim().slice(-2_000);
  throw new Error(`${program} ${args.join(" ")} failed: ${error?.message ?? said}`);
}
