import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** Widths of a tile in pixels; the wire names the largest, the page derives the others. */
export const tileWidths = [200, 320, 400] as const;
/** The specification's default image quality is 75; AVIF reaches the same look lower. */
export const webpQuality = 75;
export const avifQuality = 58;
/** Half the time of effort 3 for files one percent larger: an upload waits for it. */
export const avifEffort = 2;
const TILE_RATIO = 5 / 4;

type Tile = {
  id: string;
  picture: Buffer;
  /** Dots per inch for rendering a drawing; undefined for a picture that has pixels already. */
  density?: number;
};

/** Writes a picture as AVIF and WebP in every width, cropped to 4:5. */
export async function encodeTile({ id, picture, density }: Tile, folder: string): Promise<void> {
  for (const width of tileWidths) {
    // Rendered once for both formats, rotated by the camera's metadata, which is then removed.
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
