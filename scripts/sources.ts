import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

export type Source = {
  /** Relative to the project, with `/`. */
  path: string;
  text: string;
};

const skippedFolders = new Set(["node_modules", ".git", ".cache", ".data"]);
/** Generated folders: results and the build. */
const skippedPaths = new Set(["build", "bench/results"]);

/** Every hand-written TypeScript file, and the few plain JavaScript ones. */
export function readSources(root: string): Source[] {
  return filesUnder(root, root)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith(".d.ts"))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** Every file of the project, without those that are installed, built or written at run time. */
export function filesUnder(folder: string, root: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = relative(root, join(folder, entry.name));
    if (entry.isDirectory()) {
      const isSkipped = skippedFolders.has(entry.name) || skippedPaths.has(path);
      return isSkipped ? [] : filesUnder(join(folder, entry.name), root);
    }
    return entry.isFile() ? [path] : [];
  });
}

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
