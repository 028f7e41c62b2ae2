import { createHash } from "node:crypto";
import type { Transaction } from "#server/kit/database.ts";
import { keepFiles, readPicture } from "#server/kit/pictures.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { UPLOADED } from "#server/games/art.ts";
import * as store from "#server/games/catalogue-editing/store.ts";

const LARGEST_BYTES = 4_000_000;
/** A smaller picture would be enlarged in the widest tile. */
const NARROWEST = 400;
const LOWEST = 500;
const WIDEST = 8_000;

/**
 * Checks a picture and re-encodes it in every width. Answers a function that a transaction calls for
 * the id of the art; from that call until `tx` ends no sweep deletes the art. The file itself is
 * neither stored nor served. Throws Refusal `too_many` when it is not a PNG, JPEG or WebP, is over 4 MB, or is not from
 * 400 × 500 to 8,000 × 8,000 pixels; QueueFull when many pictures wait.
 */
export async function readArt(
  base64: string,
  folder: string,
): Promise<(tx: Transaction) => Promise<string>> {
  await encoded(base64, folder);
  return async (tx) => {
    await store.lockPictures(tx);
    // Encodes again only when a sweep deleted the art, which was old and unused, before the lock.
    return encoded(base64, folder);
  };
}

/** The id of a picture's art, which is encoded unless it was before. */
async function encoded(base64: string, folder: string): Promise<string> {
  const bytes = Buffer.from(base64, "base64");
  const picture = await readPicture(bytes, { largestBytes: LARGEST_BYTES });
  if (!picture) throw new Refusal("too_many");
  const { width, height } = picture;
  if (width < NARROWEST || height < LOWEST || width > WIDEST || height > WIDEST)
    throw new Refusal("too_many");
  const { encodeTile } = await import("#art/encode.ts");
  const id = UPLOADED + createHash("sha256").update(bytes).digest("hex").slice(0, 24);
  await keepFiles(folder, `${id}-400.webp`, (workshop) =>
    encodeTile({ id, picture: bytes }, workshop),
  );
  return id;
}
