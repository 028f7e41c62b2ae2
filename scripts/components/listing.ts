import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { productionPackages, releaseParts } from "#scripts/components/release.ts";
import { projectFolder, type Say } from "#scripts/project.ts";
import { isTest } from "#scripts/sources.ts";
import { filesUnder } from "#scripts/stamps.ts";
import { COMPONENT_LIST, sha256Of, textOfList } from "#server/components/list.ts";

/** Node itself is not listed: its place differs between a checkout and an image. */
const NODE = "node_modules/node";

/** Writes the list of the release's files with their hashes, ordered by path. */
export function listComponents(say: Say): void {
  const files = pathsOfRelease().map((path) => ({
    path,
    hash: sha256Of(readFileSync(join(projectFolder, path))),
  }));
  writeFileSync(join(projectFolder, COMPONENT_LIST), textOfList(files));
  say(`${files.length} files are listed`);
}

function pathsOfRelease(): string[] {
  const own = releaseParts.flatMap((part) => filesOf(part)).filter((path) => !isTest(path));
  const libraries = [...productionPackages().keys()]
    .filter((folder) => folder !== NODE && !folder.startsWith(`${NODE}/`))
    .flatMap((folder) => filesOf(folder, `${folder}/node_modules`));
  return [...own, ...libraries].sort((a, b) => (a < b ? -1 : 1));
}

/**
 * The files of a part of the project; those of a package without the packages below it.
 * @throws Error for a part that is not there, because a list without it would pass every check
 */
function filesOf(part: string, but?: string): string[] {
  const files = filesUnder(join(projectFolder, part));
  if (files.length === 0) throw new Error(`${part} is missing: run \`npm run build\`.`);
  return files
    .map((file) => relative(projectFolder, file))
    .filter((path) => but === undefined || !path.startsWith(`${but}/`));
}
