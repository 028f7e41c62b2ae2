import sharp from "sharp";

/** Source: the manifest's rule for maskable icons: what matters is in the middle 80 %. */
const safeShare = 0.8;

type IconFile = { size: number; bytes: Buffer };

/** The logo as a picture of a size; a phone shows it where it cannot draw vectors. */
const rasterised = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * (size / 38) })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** The logo on a square that may be cut to any shape, with its colour up to the edges. */
async function filled(svg: string, size: number, background: string): Promise<Buffer> {
  const inner = await rasterised(svg, Math.round(size * safeShare));
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: inner, gravity: "centre" }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Every icon that installing the site asks for, from the tab's icon. */
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
