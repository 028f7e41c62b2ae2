import sharp from "sharp";

/** Source: maskable icons of the web app manifest: the safe zone is the middle 80 %. */
const safeShare = 0.8;

type IconFile = { size: number; bytes: Buffer };

/** The logo rasterised to a size, for places without vector graphics. */
const rasterised = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * (size / 38) })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** The logo on a square that may be masked to any shape, filled to the edges. */
async function filled(svg: string, size: number, background: string): Promise<Buffer> {
  const inner = await rasterised(svg, Math.round(size * safeShare));
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: inner, gravity: "centre" }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Every icon for installing the site, made from the tab's icon. */
export async function appIcons(
  svg: string,
  background: string,
): Promise<Record<"icon192" | "icon512" | "iconMaskable" | "appleIcon", IconFile>> {
  return {
    icon192: { size: 192, bytes: await rasterised(svg, 192) },
    icon512: { size: 512, bytes: await rasterised(svg, 512) },
    iconMaskable: { size: 512, bytes: await filled(svg, 512, background) },
    appleIcon: { size: 180, bytes: await filled(svg, 180, background) },
  };
}
