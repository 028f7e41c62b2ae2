import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const compressible = /\.(js|css|svg)$/;

/**
 * Writes `.br` and `.gz` beside every text file of a folder, so that serving one costs no
 * compression. The files are compressed side by side, by the threads of Node's pool.
 */
export async function precompress(folder: string): Promise<void> {
  const files = new Set(await readdir(folder));
  // Names carry the hash of their content, so a compressed one stays right.
  const wanted = [...files].filter((file) => compressible.test(file) && !files.has(`${file}.br`));
  await Promise.all(
    wanted.map(async (file) => {
      const bytes = await readFile(join(folder, file));
      await writeFile(join(folder, `${file}.br`), await promisify(brotliCompress)(bytes));
      await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
