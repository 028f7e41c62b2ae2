import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { projectFolder } from "#scripts/project.ts";

/**
 * One hash over the names and contents of files and folders. Tests are left out: changing one
 * does not change what is built.
 * @param inputs paths in the project; one that does not exist counts as empty
 */
export function hashOf(inputs: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap((input) => filesUnder(join(projectFolder, input))).sort()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(relative(projectFolder, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** The files under a path, absolute; a file's own path for a file, none where nothing is. */
export function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const stampFile = (name: string): string => join(projectFolder, "build", "stamps", name);

/** The hash of the inputs that the last finished build of this name used. */
export function readStamp(name: string): string | null {
  return existsSync(stampFile(name)) ? readFileSync(stampFile(name), "utf8") : null;
}

/** Deletes the stamp, so that an interrupted build runs again. */
export function removeStamp(name: string): void {
  rmSync(stampFile(name), { force: true });
}

export function writeStamp(name: string, hash: string): void {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), hash);
}
