import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { releaseParts } from "#scripts/components/release.ts";
import { projectFolder, type Say } from "#scripts/project.ts";
import { hashOf, readStamp } from "#scripts/stamps.ts";
import { COMPONENT_LIST } from "#server/components/list.ts";

export type Build = {
  name: string;
  /** The files that the result is made from. */
  inputs: readonly string[];
  /** The file that exists after a build. */
  output: string;
  /** Folders whose texts are compressed afterwards. */
  compressed?: readonly string[];
  run: (say: Say) => Promise<void>;
};

/** The last build: it lists what the others made, and is made again after any of them. */
export const LISTING = "components";

/** Every build, in order: later ones use the results of earlier ones. */
export const builds: readonly Build[] = [
  {
    name: "art",
    inputs: ["art", "database/demo-catalogue.ts", "package-lock.json"],
    output: "build/art",
    run: async (say) => (await import("#art/build.ts")).buildArt(say),
  },
  {
    name: "site",
    inputs: [
      "art",
      "contract",
      "database/demo-catalogue.ts",
      "locales",
      "site",
      "ui",
      "vite.config.ts",
      "package-lock.json",
    ],
    output: "build/site",
    compressed: ["build/site/client/assets", "build/fonts"],
    run: async (say) => (await import("#site/build.ts")).buildSite(say),
  },
  {
    name: "office",
    inputs: ["backoffice", "contract", "locales", "site/build", "ui", "package-lock.json"],
    output: "build/office",
    compressed: ["build/office/assets"],
    run: async (say) => (await import("#backoffice/build.ts")).buildOffice(say),
  },
  {
    name: "sandbox",
    inputs: ["sandbox", "package-lock.json"],
    output: "build/sandbox",
    compressed: ["build/sandbox/assets"],
    run: async (say) => (await import("#sandbox/build.ts")).buildSandbox(say),
  },
  {
    name: "docs",
    inputs: [
      "ARCHITECTURE.md",
      "CHANGELOG.md",
      "CONTRIBUTING.md",
      "README.md",
      "SECURITY.md",
      "contract",
      "docs",
      "documentation",
      "package.json",
      "package-lock.json",
      "server/http/calls/openapi.ts",
      "server/providers",
    ],
    output: "build/docs",
    run: async (say) => (await import("#documentation/build.ts")).buildDocumentation(say),
  },
  {
    name: "processes",
    inputs: [
      "art",
      "conformance",
      "contract",
      "database",
      "locales",
      "sandbox",
      "scripts/processes",
      "server",
      "package.json",
      "package-lock.json",
    ],
    output: "build/processes/web.js",
    run: async (say) => (await import("#scripts/processes/bundle.ts")).buildProcesses(say),
  },
  {
    name: LISTING,
    inputs: [...releaseParts.filter((part) => !part.startsWith("build/")), "package-lock.json"],
    output: COMPONENT_LIST,
    run: async (say) => (await import("#scripts/components/listing.ts")).listComponents(say),
  },
];

/** True when the inputs changed since the last finished build, or its result is missing. */
export function isStale(build: Build): boolean {
  if (!existsSync(join(projectFolder, build.output))) return true;
  return readStamp(build.name) !== hashOf(build.inputs);
}

/**
 * Builds what is stale, in a separate process: the bundler and React read NODE_ENV when they load,
 * so it must be set earlier.
 * @param signal ends the build
 * @param wanted names from {@link builds}; all when absent
 */
export async function buildIfStale(
  say: Say,
  signal?: AbortSignal,
  wanted?: readonly string[],
): Promise<void> {
  const stale = builds.filter(
    (build) => (wanted === undefined || wanted.includes(build.name)) && isStale(build),
  );
  if (stale.length === 0) return;
  const names = stale.map((build) => build.name);
  // A part alone, for development, is not listed.
  if (wanted === undefined && !names.includes(LISTING)) names.push(LISTING);
  say(`Building ${names.join(", ")} …`);
  const child = spawn(process.execPath, [join(projectFolder, "scripts/build.ts"), ...names], {
    cwd: projectFolder,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  signal?.addEventListener("abort", () => child.kill("SIGTERM"));
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error("The build failed. See the lines above.");
}
