import { fileTypeFromBuffer } from "file-type";
import { encodeInTurn } from "#server/kit/encoding.ts";
import { Refusal } from "#server/kit/refusal.ts";

/** A letter of a page that was photographed is readable at this width or height, in pixels. */
const LONGEST_SIDE = 2_400;
const WEBP_QUALITY = 80;
/** A decoded picture has four bytes for each pixel. */
const MOST_PIXELS = 50_000_000;
const pictures: ReadonlySet<string> = new Set([
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
  "image/avif",
]);

export type Recognised = { kind: "picture" | "pdf"; content: Buffer };
/** A file with the name that its sender gave it. */
export type NamedFile = Recognised & { name: string };

/**
 * What a file is by its content; its name and its media type are not trusted. A picture is encoded
 * anew, without metadata and with at most 2,400 pixels a side, so that nothing but its pixels is
 * kept; a PDF is kept as it is. Throws Refusal `file_unreadable`; QueueFull when many pictures wait.
 */
export async function recognised(base64: string): Promise<Recognised> {
  const bytes = Buffer.from(base64, "base64");
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === "application/pdf") return { kind: "pdf", content: bytes };
  if (!type || !pictures.has(type.mime)) throw new Refusal("file_unreadable");
  return { kind: "picture", content: await encodeInTurn(() => encoded(bytes)) };
}

async function encoded(bytes: Buffer): Promise<Buffer> {
  // Loaded when first needed: it is large, and most processes never see a picture.
  const { default: sharp } = await import("sharp");
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: "inside",
        withoutEnlargement: true,
      })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer();
  } catch (error) {
    throw Object.assign(new Refusal("file_unreadable"), { cause: error });
  }
}
