import { basename } from "node:path/posix";
import type { Check, Project } from "#scripts/checks/check.ts";
import { filesUnder } from "#scripts/sources.ts";

/** Words that do not tell what a file holds. */
const emptyWords = new Set(
  "util utils helper helpers misc common shared manager service services data info".split(" "),
);
const emptyFolders = new Set([...emptyWords, "src", "lib", "core", "modules", "features"]);

/** Files whose names are given by tools or conventions. */
const givenNames =
  /^([A-Z_]+(\.md)?|Containerfile|index\.html|.*\.(svg|png|avif|webp|woff2|json|sql|txt))$/;

/** File names tell what is inside: kebab-case, no barrel, no vague word. */
export const names: Check = {
  name: "names",
  findFaults: ({ root }: Project) => filesUnder(root, root).flatMap(faultsOfName),
};

export function faultsOfName(path: string): string[] {
  const folders = path.split("/").slice(0, -1);
  const file = basename(path);
  const faults = folders
    .filter((folder) => emptyFolders.has(folder))
    .map((folder) => `${path}: a folder named "${folder}" says nothing`);
  if (file.startsWith(".") || givenNames.test(file)) return faults;
  const stem = file.replace(/\.[^.]+$/, "");
  if (stem === "index") faults.push(`${path}: name the file by what it holds, not "index"`);
  // "Service worker" is the browsers' own term.
  const words = stem.replace("service-worker", "worker").split(/[-.]/);
  const empty = words.find((word) => emptyWords.has(word));
  if (empty !== undefined) faults.push(`${path}: "${empty}" says nothing`);
  if (!/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(stem)) faults.push(`${path}: names are kebab-case`);
  return faults;
}
