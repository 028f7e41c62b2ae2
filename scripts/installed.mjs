import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Why the installed dependencies differ from the lock file, or null when they match.
 *
 * npm writes `node_modules/.package-lock.json` at the end of an install. Comparing it with
 * `package-lock.json` therefore detects a missing install, an interrupted one and a changed lock
 * file, and accepts an install made by hand.
 *
 * @param {string} root the project's folder
 * @returns {string | null} a phrase for the person at the terminal
 */
export function whyInstallIsStale(root) {
  const hidden = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(join(root, "node_modules", ".bin", "node"))) return "they are not installed";
  if (!existsSync(hidden)) return "the last install did not finish";
  const installed = packagesOf(hidden);
  for (const [path, wanted] of Object.entries(packagesOf(join(root, "package-lock.json")))) {
    if (path === "") continue;
    const found = installed[path];
    if (found === undefined && (wanted.optional || wanted.devOptional)) continue;
    if (found === undefined) return `${nameOf(path)} is missing`;
    if (found.version !== wanted.version) return `${nameOf(path)} has another version`;
  }
  return null;
}

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} Package
 * @param {string} file
 * @returns {Record<string, Package>} by path in the project
 */
function packagesOf(file) {
  const lock = /** @type {{ packages?: Record<string, Package> }} */ (
    JSON.parse(readFileSync(file, "utf8"))
  );
  return lock.packages ?? {};
}

/** @param {string} path a key like `node_modules/a/node_modules/b` */
function nameOf(path) {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}
