import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** Widths of a tile in pixels; the wire names the largest, the page derives the others. */
export const tileWidths = [200, 320, 400] as const;
/** The specification's default image quality is 75; AVIF reaches the same look lower. */
export const webpQuality = 75;
export const avifQuality = 58;
/** Half the work of 3, for files that are one percent larger: a first start waits for the art. */
export const avifEffort = 2;
const TILE_RATIO = 5 / 4;

type Tile = {
  id: string;
  picture: Buffer;
  /** Dots per inch at which a drawing is made into pixels; nothing for what is pixels already. */
  density?: number;
};

/** Writes a picture in every width, 4 to 5, as AVIF and WebP; what does not fit is cropped. */
export async function encodeTile({ id, picture, density }: Tile, folder: string): Promise<void> {
  for (const width of tileWidths) {
    // Drawn once for both formats; turned as the camera's metadata says, and without metadata.
    const { data, info } = await sharp(picture, {
      ...(density && { density }),
      limitInputPixels: 50_000_000,
    })
      .autoOrient()
      .resize(width, Math.round(width * TILE_RATIO))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const image = sharp(data, { raw: info });
    const [webp, avif] = await Promise.all([
      image.clone().webp({ quality: webpQuality, effort: 4 }).toBuffer(),
      image.clone().avif({ quality: avifQuality, effort: avifEffort }).toBuffer(),
    ]);
    await writeFile(join(folder, `${id}-${width}.webp`), webp);
    await writeFile(join(folder, `${id}-${width}.avif`), avif);
  }
}
