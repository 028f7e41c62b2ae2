import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { KEPT, keptName, tilePictures } from "#art/build.ts";
import { encodeTile } from "#art/encode.ts";

it("keeps every picture encoded, and nothing else, so that a first start encodes none", async () => {
  const names = new Set(tilePictures().map(keptName));
  expect(new Set(await readdir(KEPT))).toEqual(names);
  for (const name of names) expect(await readdir(join(KEPT, name))).toHaveLength(6);
});

it("encodes pictures in three widths, at the specification's default quality of 75", async () => {
  const [picture] = tilePictures();
  if (!picture) throw new Error("the catalogue has no pictures");
  const folder = await mkdtemp(join(tmpdir(), "dalbit-art-"));
  const drawing = { id: picture.id, picture: Buffer.from(picture.svg), density: 144 };
  await encodeTile(drawing, folder);
  const encoded = (quality: number) =>
    sharp(Buffer.from(picture.svg), { density: 144 })
      .resize(200)
      .webp({ quality, effort: 4 })
      .toBuffer();
  const written = await readFile(join(folder, `${picture.id}-200.webp`));
  expect(written.equals(await encoded(75))).toBe(true);
  expect(written.equals(await encoded(80))).toBe(false);
  for (const width of [200, 320, 400]) {
    const { format, width: actual } = await sharp(
      join(folder, `${picture.id}-${width}.avif`),
    ).metadata();
    expect([format, actual]).toEqual(["heif", width]);
  }
  await rm(folder, { recursive: true });
});
