import { copyFileSync, cpSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { productionPackages, releaseParts } from "#scripts/components/release.ts";
import { isTest } from "#scripts/sources.ts";
import { projectFolder } from "#scripts/project.ts";
import { COMPONENT_LIST } from "#server/components/list.ts";

/** Copies what belongs into the image to an empty folder: no tests, no packages of development. */
export function prepareContext(into: string): void {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  for (const part of [...releaseParts, COMPONENT_LIST])
    cpSync(join(projectFolder, part), join(into, part), {
      recursive: true,
      filter: (source) => !isTest(source),
    });
  const packages = productionPackages();
  for (const folder of packages.keys()) copyPackage(folder, into);
  copyFileSync(join(projectFolder, "node_modules/node/bin/node"), join(into, "node"));
}

/** Without the packages below it: production's are copied by themselves. */
function copyPackage(folder: string, into: string): void {
  if (folder === "node_modules/node") return;
  const from = join(projectFolder, folder);
  mkdirSync(dirname(join(into, folder)), { recursive: true });
  cpSync(from, join(into, folder), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.startsWith(join(from, "node_modules")),
  });
}
