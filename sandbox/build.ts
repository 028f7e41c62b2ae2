import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { build, createLogger } from "vite";

/** Builds the game page into `build/sandbox` and reports progress to `log`. */
export async function buildSandbox(log: (line: string) => void): Promise<void> {
  const logger = createLogger("warn");
  logger.warn = (line) => log(line);
  logger.error = (line) => log(line);
  log("building the sandbox's game page");
  await build({
    configFile: fileURLToPath(new URL("vite.config.ts", import.meta.url)),
    customLogger: logger,
  });
  await precompress(fileURLToPath(new URL("../build/sandbox/assets", import.meta.url)));
  log("the sandbox's game page is built");
}

/** Writes `.br` and `.gz` beside every script and style, so that serving one costs no compression. */
async function precompress(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => /\.(js|css)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(folder, file));
      await writeFile(join(folder, `${file}.br`), await promisify(brotliCompress)(bytes));
      await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

if (import.meta.main) await buildSandbox((line) => process.stdout.write(`${line}\n`));
