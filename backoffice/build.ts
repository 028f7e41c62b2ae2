import react from "@vitejs/plugin-react";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { build } from "vite";
import { fileGroups } from "#backoffice/build/file-groups.ts";
import { virtualModules } from "#site/build/virtual-modules.ts";

type Say = (line: string) => void;

const outFolder = "build/office";

/** Builds the operators' application, separately from the member site. */
export async function buildOffice(say: Say, root = process.cwd()): Promise<void> {
  await build({
    root,
    configFile: false,
    mode: "production",
    logLevel: "warn",
    base: "/office/",
    publicDir: false,
    plugins: [react(), virtualModules(say, { withPictures: false })],
    build: {
      target: "es2023",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      reportCompressedSize: false,
      manifest: true,
      outDir: join(root, outFolder),
      emptyOutDir: true,
      rolldownOptions: {
        input: "backoffice/main.tsx",
        output: {
          codeSplitting: {
            groups: fileGroups(),
          },
        },
      },
    },
  });
  await precompress(join(root, outFolder, "assets"));
  say("office: built");
}

/** Writes `.br` and `.gz` beside every text file, so that serving one costs no compression. */
async function precompress(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!/\.(js|css)$/.test(file)) continue;
    const bytes = await readFile(join(folder, file));
    await writeFile(join(folder, `${file}.br`), await promisify(brotliCompress)(bytes));
    await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }));
  }
}
