import { createHash } from "node:crypto";
import { access, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { UPLOADED } from "#server/games/art.ts";
import * as store from "#server/games/catalogue-editing/store.ts";

const LARGEST_BYTES = 4_000_000;
/** A smaller picture would be enlarged in the widest tile. */
const NARROWEST = 400;
const LOWEST = 500;
const WIDEST = 8_000;

/** The prefix of the folder in which a picture is encoded. */
export const WORKSHOP = ".new-";

/** The first bytes of each format; a file's name and media type are not trusted. */
const beginnings: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex")),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from("ffd8ff", "hex")),
  (bytes) =>
    bytes.subarray(0, 4).toString("latin1") === "RIFF" &&
    bytes.subarray(8, 12).toString("latin1") === "WEBP",
];

/**
 * Checks a picture, re-encodes it in every width and answers the id of the art. The file itself is
 * neither stored nor served, and the art is not swept before `tx` ends. Throws Refusal `too_many`
 * when it is not a PNG, JPEG or WebP, is over 4 MB, or is not from 400 × 500 to 8,000 × 8,000
 * pixels.
 */
export async function keepPicture(
  tx: Transaction,
  base64: string,
  folder: string,
): Promise<string> {
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > LARGEST_BYTES || !beginnings.some((fits) => fits(bytes)))
    throw new Refusal("too_many");
  // Loaded when first needed: it is large, and most processes never see a picture.
  const [{ default: sharp }, { encodeTile }] = await Promise.all([
    import("sharp"),
    import("#art/encode.ts"),
  ]);
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width < NARROWEST || height < LOWEST || width > WIDEST || height > WIDEST)
    throw new Refusal("too_many");
  const id = UPLOADED + createHash("sha256").update(bytes).digest("hex").slice(0, 24);
  const widest = join(folder, `${id}-400.webp`);
  await store.lockPictures(tx);
  const isKept = await access(widest).then(
    () => true,
    () => false,
  );
  if (isKept) return id;
  await mkdir(folder, { recursive: true });
  // Complete or absent: the widest file, whose existence means that all exist, is moved last.
  const workshop = await mkdtemp(join(folder, WORKSHOP));
  try {
    await encodeTile({ id, picture: bytes }, workshop).catch((error: unknown) => {
      throw Object.assign(new Refusal("too_many"), { cause: error });
    });
    const files = await readdir(workshop);
    files.sort((a, b) => Number(a.endsWith("-400.webp")) - Number(b.endsWith("-400.webp")));
    for (const file of files) await rename(join(workshop, file), join(folder, file));
  } finally {
    await rm(workshop, { recursive: true });
  }
  return id;
}
