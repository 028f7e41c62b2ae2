import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readdirSync } from "node:fs";
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
  return installed ?? unpackedFile(`usr/bin/${name}`, ofPackage, say);
}

/**
 * The same for a library in a folder of its own below that of the machine's libraries.
 * @param path such as `faketime/libfaketime.so.1`
 */
export function debianLibrary(path: string, ofPackage: string, say: Say): string {
  const pattern = `usr/lib/*/${path}`;
  const [installed] = globSync(pattern, { cwd: "/" });
  return installed === undefined ? unpackedFile(pattern, ofPackage, say) : join("/", installed);
}

/** The first file of a package at this pattern. */
function unpackedFile(pattern: string, ofPackage: string, say: Say): string {
  const folder = join(projectFolder, ".cache", "debian", ofPackage);
  const find = () => globSync(pattern, { cwd: folder })[0];
  if (find() === undefined) unpack(ofPackage, folder, say);
  const found = find();
  if (found !== undefined) return join(folder, found);
  throw new Error(`The package ${ofPackage} has no file ${pattern}.`);
}

function unpack(name: string, folder: string, say: Say): void {
  say(`Downloading Debian's package ${name}; it is unpacked below .cache and not installed …`);
  mkdirSync(folder, { recursive: true });
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  let downloaded = run("apt-get", ["download", name]);
  if (downloaded.status !== 0 && run("apt-get", ["update", "-qq"]).status === 0)
    downloaded = run("apt-get", ["download", name]);
  const file = readdirSync(folder).find((each) => each.endsWith(".deb"));
  if (downloaded.status !== 0 || file === undefined)
    throw new Error(
      `Install ${name} first: apt-get download did not bring it (${downloaded.stderr?.trim() || downloaded.error?.message}).`,
    );
  const { status, stderr } = run("dpkg", ["-x", file, "."]);
  if (status !== 0) throw new Error(`${file} could not be unpacked: ${stderr}`);
}
