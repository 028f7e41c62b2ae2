import { access, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { encodeInTurn } from "#server/kit/encoding.ts";
import { Refusal } from "#server/kit/refusal.ts";

/** The prefix of the folder in which pictures are encoded. */
export const WORKSHOP = ".new-";

/** More pixels than any accepted picture has; a file that claims more is not decoded. */
const MOST_PIXELS = 64_000_000;

/** The first bytes of each format; a file's name and media type are not trusted. */
const beginnings: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex")),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from("ffd8ff", "hex")),
  (bytes) =>
    bytes.subarray(0, 4).toString("latin1") === "RIFF" &&
    bytes.subarray(8, 12).toString("latin1") === "WEBP",
];

/** A picture that staff uploaded, with its measures in pixels as it is seen. */
export type UploadedPicture = {
  width: number;
  height: number;
  /** The picture, turned as its camera says and without metadata. */
  sharp(): Sharp;
  /** An empty square of this colour. */
  blank(size: number, background: string): Sharp;
};

/** The picture in a file; null when it is not a PNG, JPEG or WebP, or has more than `largestBytes`. */
export async function readPicture(
  bytes: Buffer,
  { largestBytes }: { largestBytes: number },
): Promise<UploadedPicture | null> {
  if (bytes.length > largestBytes || !beginnings.some((fits) => fits(bytes))) return null;
  // Loaded when first needed: it is large, and most processes never see a picture.
  const { default: sharp } = await import("sharp");
  const found = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (!found) return null;
  const { width, height } = found.autoOrient;
  return {
    width,
    height,
    sharp: () => sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient(),
    blank: (size, background) =>
      sharp({ create: { width: size, height: size, channels: 3, background } }),
  };
}

/**
 * Keeps the files that `encode` writes, all of them or none: `last` is moved after the others, and
 * where it exists all do and nothing is encoded. Throws Refusal `too_many` when it cannot be encoded,
 * QueueFull when many pictures wait.
 */
export async function keepFiles(
  folder: string,
  last: string,
  encode: (workshop: string) => Promise<void>,
): Promise<void> {
  const isKept = await access(join(folder, last)).then(
    () => true,
    () => false,
  );
  if (isKept) return;
  await mkdir(folder, { recursive: true });
  const workshop = await mkdtemp(join(folder, WORKSHOP));
  try {
    await encodeInTurn(() =>
      encode(workshop).catch((error: unknown) => {
        throw Object.assign(new Refusal("too_many"), { cause: error });
      }),
    );
    const files = await readdir(workshop);
    files.sort((a, b) => Number(a === last) - Number(b === last));
    for (const file of files) await rename(join(workshop, file), join(folder, file));
  } finally {
    await rm(workshop, { recursive: true });
  }
}
