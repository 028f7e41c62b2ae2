import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createBuilder } from "vite";
import { buildServiceWorker } from "./build/service-worker.ts";
import { buildFonts } from "./build/fonts.ts";

type Log = (line: string) => void;

/**
 * Builds the member site: fonts, then what browsers load (build/site/client), then what the server
 * renders with (build/site/server). The server build contains its libraries, so that it does not
 * depend on NODE_ENV at run time.
 */
export async function buildSite(log: Log, root = process.cwd()): Promise<void> {
  await mkdir(join(root, "build"), { recursive: true });
  await buildFonts(log, root);
  const mode = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    const builder = await createBuilder({ root, mode: "production", logLevel: "warn" });
    for (const name of ["client", "ssr"]) {
      const environment = builder.environments[name];
      if (!environment) throw new Error(`vite.config.ts has no environment "${name}".`);
      await builder.build(environment);
      log(`site: ${name} built`);
    }
    await buildServiceWorker(root);
    log("site: service worker built");
  } finally {
    if (mode === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = mode;
  }
}
