import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp, { type Sharp } from "sharp";

/** The factor by which pictures are reduced: small enough to commit, and letters blur. */
const shrunkenBy = 8;
/** A channel may differ by this much of 255, because browsers smooth edges differently. */
const closeEnough = 28;
/** The share of pixels that may differ. */
const mostDifferent = 0.002;
const renew = process.env["RENEW_PICTURES"] === "1";

type Pixels = { data: Buffer; width: number; height: number };

const read = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** The screenshot at an eighth of its size. */
async function shrink(screenshot: Buffer): Promise<Buffer> {
  const { width } = await sharp(screenshot).metadata();
  const small = sharp(screenshot).resize({
    width: Math.round(width / shrunkenBy),
    kernel: "cubic",
  });
  return small.png({ compressionLevel: 9 }).toBuffer();
}

/** The share of pixels, 0 to 1, with a clearly different channel; 1 for another size. */
function differentShare(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  let different = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    const distances = [0, 1, 2].map((channel) =>
      Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)),
    );
    if (Math.max(...distances) > closeEnough) different += 1;
  }
  return different / (one.width * one.height);
}

/**
 * Compares a screenshot with its committed small picture; answers the fault or null.
 * RENEW_PICTURES=1 commits the new one instead. A differing one is written beside the committed
 * one, as `*.came.png`.
 */
export async function pictureFault(screenshot: Buffer, file: string): Promise<string | null> {
  const small = await shrink(screenshot);
  if (renew) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, small);
    return null;
  }
  const kept = await readFile(file).catch(() => null);
  if (kept === null) return `${file} is missing; RENEW_PICTURES=1 makes it`;
  const share = differentShare(await read(sharp(small)), await read(sharp(kept)));
  if (share <= mostDifferent) return null;
  await writeFile(file.replace(/\.png$/, ".came.png"), small);
  return `${file} differs in ${(share * 100).toFixed(2)} % of its pixels`;
}
