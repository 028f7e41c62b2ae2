import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { demoGames, demoProviders } from "#database/demo-catalogue.ts";
import { avifEffort, avifQuality, encodeTile, tileWidths, webpQuality } from "./encode.ts";
import { drawTile } from "./tile.ts";

type Picture = { id: string; svg: string };
type Log = (line: string) => void;

/** Every tile of the catalogue: providers by code, games by art id. */
export const tilePictures = (): Picture[] =>
  [...demoProviders, ...demoGames].map((entry, index) => ({
    id: "artId" in entry ? entry.artId : entry.code,
    svg: drawTile(entry.art, index + 1),
  }));

const hashOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 12);

const exists = async (folder: string, files: number): Promise<boolean> => {
  const found = await readdir(folder).catch(() => []);
  return found.length === files;
};

/** Draws and encodes what the cache does not hold; a picture is cached by the hash of its SVG. */
async function encode(pictures: Picture[], cache: string, log: Log): Promise<void> {
  const missing: Picture[] = [];
  for (const picture of pictures) {
    const cached = join(cache, hashOf(picture.svg));
    if (!(await exists(cached, tileWidths.length * 2))) missing.push(picture);
  }
  const total = missing.length;
  let done = 0;
  const work = async () => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      const folder = join(cache, hashOf(next.svg));
      await mkdir(folder, { recursive: true });
      await encodeTile({ id: next.id, picture: Buffer.from(next.svg), density: 144 }, folder);
      done += 1;
      if (done % 20 === 0 || done === total) log(`art: ${done} pictures encoded`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
}

/**
 * Builds build/art: every tile as AVIF and WebP in a folder named by the hash of the whole set, so
 * that each URL is immutable. `manifest.json` tells the server the hash and which ids exist.
 */
export async function buildArt(log: Log, root = process.cwd()): Promise<void> {
  const tiles = tilePictures();
  const settings = [...tileWidths, webpQuality, avifQuality, avifEffort].join(" ");
  const hash = hashOf(settings + tiles.map(({ svg }) => svg).join(""));
  const manifest = { hash, ids: tiles.map(({ id }) => id) };
  const out = join(root, "build/art");
  const manifestFile = join(out, "manifest.json");
  const built = await readFile(manifestFile, "utf8").catch(() => "");
  if (built === JSON.stringify(manifest)) return log(`art: up to date (${hash})`);
  const cache = join(root, ".cache/art", hashOf(settings));
  await encode(tiles, cache, log);
  await rm(out, { recursive: true, force: true });
  const folder = join(out, hash);
  await mkdir(folder, { recursive: true });
  for (const { id, svg } of tiles) {
    const cached = join(cache, hashOf(svg));
    for (const file of await readdir(cached)) {
      const bytes = await readFile(join(cached, file));
      await writeFile(join(folder, file.replace(/^.*-(\d+\.\w+)$/, `${id}-$1`)), bytes);
    }
  }
  await writeFile(manifestFile, JSON.stringify(manifest));
  log(`art: ${tiles.length} tiles (${hash})`);
}
