import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
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

/** Where the encoded pictures are kept, in version control: encoding them all takes a minute. */
export const KEPT = "art/encoded";

const settings = [...tileWidths, webpQuality, avifQuality, avifEffort].join(" ");

/** The name of the kept folder of a picture: another drawing or setting has another one. */
export const keptName = ({ svg }: Picture): string => hashOf(settings + svg);

const foldersIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Encodes what is not kept yet, and removes what no picture has. */
async function keep(pictures: Picture[], kept: string, log: Log): Promise<void> {
  const names = new Set(pictures.map(keptName));
  const found = await foldersIn(kept);
  const old = found.filter((name) => !names.has(name));
  for (const name of old) await rm(join(kept, name), { recursive: true });
  const missing: Picture[] = [];
  for (const picture of pictures) {
    const files = await foldersIn(join(kept, keptName(picture)));
    if (files.length !== tileWidths.length * 2) missing.push(picture);
  }
  const total = missing.length;
  let done = 0;
  const work = async () => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      const folder = join(kept, keptName(next));
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
  const hash = hashOf(settings + tiles.map(({ svg }) => svg).join(""));
  const manifest = { hash, ids: tiles.map(({ id }) => id) };
  const out = join(root, "build/art");
  const manifestFile = join(out, "manifest.json");
  const built = await readFile(manifestFile, "utf8").catch(() => "");
  if (built === JSON.stringify(manifest)) return log(`art: up to date (${hash})`);
  const kept = join(root, KEPT);
  await keep(tiles, kept, log);
  await rm(out, { recursive: true, force: true });
  const folder = join(out, hash);
  await mkdir(folder, { recursive: true });
  for (const tile of tiles) {
    const from = join(kept, keptName(tile));
    for (const file of await readdir(from))
      await copyFile(join(from, file), join(folder, file.replace(/^.*(?=-\d+\.)/, tile.id)));
  }
  await writeFile(manifestFile, JSON.stringify(manifest));
  log(`art: ${tiles.length} tiles (${hash})`);
}
