import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { projectFolder, type Say } from "#scripts/project.ts";

/**
 * The path of a program: the system's, or that of its Debian package, which is downloaded and
 * unpacked into the cache, and not installed.
 * @throws Error that says what to install where there is neither
 */
export function debianProgram(name: string, ofPackage: string, say: Say): string {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const installed = folders.map((folder) => join(folder, name)).find(existsSync);
  if (installed !== undefined) return installed;
  const folder = join(projectFolder, ".cache", "debian", ofPackage);
  const unpacked = join(folder, "usr", "bin", name);
  if (!existsSync(unpacked)) unpack(ofPackage, folder, say);
  if (existsSync(unpacked)) return unpacked;
  throw new Error(`The package ${ofPackage} has no program ${name}.`);
}

function unpack(name: string, folder: string, say: Say): void {
  say(`Downloading Debian's package ${name}; it is unpacked below .cache and not installed …`);
  mkdirSync(folder, { recursive: true });
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  const downloaded = run("apt-get", ["download", name]);
  const file = readdirSync(folder).find((each) => each.endsWith(".deb"));
  if (downloaded.status !== 0 || file === undefined)
    throw new Error(
      `Install ${name} first: apt-get download did not bring it (${downloaded.stderr?.trim() || downloaded.error?.message}).`,
    );
  const { status, stderr } = run("dpkg", ["-x", file, "."]);
  if (status !== 0) throw new Error(`${file} could not be unpacked: ${stderr}`);
}
