import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The shell first: the same engine without windows, at half the work. */
const systemNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** Debian's packages for the libraries that the browser from npm needs. */
const debianPackages: Record<string, string> = {
  "libexpat.so.1": "libexpat1",
  "libnspr4.so": "libnspr4",
  "libnss3.so": "libnss3",
  "libnssutil3.so": "libnss3",
  "libplc4.so": "libnspr4",
  "libplds4.so": "libnspr4",
};

/**
 * The browser for the journeys: CHROMIUM_PATH, otherwise the system's Chromium (its headless shell
 * first) or Chrome, otherwise the one from the dependencies. @throws Error that names the packages
 * to install when system libraries are missing
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which cannot be run.`);
    return chosen;
  }
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = folders.flatMap((folder) => systemNames.map((name) => join(folder, name)));
  const macChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  const found = [...candidates, macChrome].find(isExecutable);
  return found ?? (await unpackFromDependencies());
}

async function unpackFromDependencies(): Promise<string> {
  const advice =
    "Install a Chromium (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.";
  if (process.platform !== "linux") throw new Error(`No browser for the journeys. ${advice}`);
  const { default: chromium } = await import("@sparticuz/chromium");
  const path = await chromium.executablePath();
  const missing = missingLibraries(path);
  if (missing.length === 0) return path;
  const packages = new Set(missing.map((library) => debianPackages[library] ?? library));
  throw new Error(
    `The browser that comes with the dependencies lacks ${missing.join(", ")}. ` +
      `On Debian: apt-get install ${[...packages].join(" ")}. Or: ${advice}`,
  );
}

function missingLibraries(program: string): string[] {
  const { stdout } = spawnSync("ldd", [program], { encoding: "utf8" });
  return [...(stdout ?? "").matchAll(/^\s*(\S+) => not found/gm)].map(([, name]) => name ?? "");
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // Missing or not executable: the next candidate is tried.
  }
}
