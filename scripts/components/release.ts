import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "#scripts/project.ts";

/** The release without its libraries: what its processes and commands read. */
export const releaseParts: readonly string[] = [
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
