import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "#scripts/checks/check.ts";

type LockedPackage = {
  resolved?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
export type LockFile = { packages: Record<string, LockedPackage> };

/**
 * The lock file installs on every system, and only what it was made from: each package has its
 * hash. npm can leave out packages for other systems, or
 * packages that it did not find; then `npm ci` fails on a fresh clone.
 */
export const lockFile: Check = {
  name: "lock file",
  findFaults: ({ root }) =>
    findLockFaults(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as LockFile),
};

export function findLockFaults({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([path, each]) => {
    const { dependencies, devDependencies, optionalDependencies } = each;
    const needed = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    const missing = needed
      .filter((name) => !placesOf(path, name).some((place) => place in packages))
      .map((name) => `package-lock.json lacks ${name}, which ${path || "the project"} names`);
    const bound = each.resolved === undefined ? [] : [`${path} is bound to ${each.resolved}`];
    const isHashed = path === "" || (each.integrity?.startsWith("sha512-") ?? false);
    return [...missing, ...bound, ...(isHashed ? [] : [`${path} has no SHA-512`])];
  });
}

/** The folders in which the package at `path` looks for another: its own, then outer ones. */
function placesOf(path: string, name: string): string[] {
  const places: string[] = [];
  for (
    let folder = path;
    folder !== "";
    folder = folder.replace(/\/?node_modules\/(?!.*node_modules\/).*$/, "")
  ) {
    places.push(`${folder}/node_modules/${name}`);
  }
  return [...places, `node_modules/${name}`];
}
