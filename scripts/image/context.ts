import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { isTest } from "#scripts/sources.ts";
import { projectFolder } from "#scripts/project.ts";

/** What the processes and commands of the image read. */
const parts = [
  "art",
  "conformance",
  "contract",
  "database",
  "deploy/image/healthy.ts",
  "locales",
  "sandbox",
  "scripts",
  "server",
  "site/wallet/proof-script.ts",
  "build/art",
  "build/docs",
  "build/fonts",
  "build/office",
  "build/processes",
  "build/sandbox",
  "build/site",
  "package.json",
  "LICENSE",
];

type Locked = { version?: string; dev?: boolean; devOptional?: boolean };

/** The installed packages of the lock file that production needs, by their folder. */
export function productionPackages(): Map<string, string> {
  const { packages } = JSON.parse(
    readFileSync(join(projectFolder, "package-lock.json"), "utf8"),
  ) as {
    packages: Record<string, Locked>;
  };
  const wanted = Object.entries(packages).filter(
    ([folder, { dev, devOptional }]) =>
      folder !== "" && !dev && !devOptional && existsSync(join(projectFolder, folder)),
  );
  return new Map(wanted.map(([folder, { version = "" }]) => [folder, version]));
}

/** Copies what belongs into the image to an empty folder: no tests, no packages of development. */
export function prepareContext(into: string): void {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  for (const part of parts)
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
