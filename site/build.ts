import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createBuilder } from "vite";
import { buildServiceWorker } from "./build/service-worker.ts";
import { buildFonts } from "./build/fonts.ts";

type Log = (line: string) => void;

const compressible = /\.(js|css|svg)$/;
const folders = ["build/site/client/assets", "build/fonts"];

/** Writes `.br` and `.gz` beside every text file, so that serving one costs no compression. */
async function precompress(root: string): Promise<void> {
  for (const folder of folders) {
    const path = join(root, folder);
    const files = await readdir(path);
    for (const file of files) {
      // Names carry the hash of their content, so a compressed one stays right.
      if (!compressible.test(file) || files.includes(`${file}.br`)) continue;
      const bytes = await readFile(join(path, file));
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(join(path, `${file}.br`), await promisify(brotliCompress)(bytes, quality));
      await writeFile(join(path, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }));
    }
  }
}

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
  await precompress(root);
  log("site: compressed");
}
