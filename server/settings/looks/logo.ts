import { createHash } from "node:crypto";
import { join } from "node:path";
import { keepFiles, readPicture } from "#server/kit/pictures.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { LogoColumns } from "#server/settings/looks/store.ts";

const LARGEST_BYTES = 4_000_000;
/** The header shows it 38 CSS pixels high, on screens with twice the pixels 76. */
const SHOWN_HEIGHT = 38;
const LOWEST = 76;
const WIDEST = 8_000;
/** A wider one leaves no room for the menu beside it. */
const WIDEST_RATIO = 4;
/** Of the tab's and the installed site's icon, square pixels. */
const ICONS = [192, 512] as const;
/** The share of an icon that every shape of a home screen shows. */
const SAFE = 0.72;
/** Behind the icon, as behind the header (`--s1`). */
const GROUND = "#11141f";

const ADDRESS = "/art/uploaded";

/** The addresses of a logo's pictures; each contains the hash of what was uploaded. */
export const logoUrls = (logo: string) => ({
  src: `${ADDRESS}/${logo}.webp`,
  icons: { small: `${ADDRESS}/${logo}-192.png`, large: `${ADDRESS}/${logo}-512.png` },
});

/**
 * Checks a logo, encodes it for the header and as icons, without its metadata, and answers what the
 * site's row holds. The file itself is neither stored nor served. The pictures stay when the site
 * gets another logo, because open pages and the audit trail name them. Throws Refusal `too_many`
 * when it is not a PNG, JPEG or WebP, is over 4 MB, is less than 76 or over 8,000 pixels high or
 * wide, or is more than four times as wide as high.
 */
export async function keepLogo(base64: string, folder: string): Promise<LogoColumns> {
  const bytes = Buffer.from(base64, "base64");
  const picture = await readPicture(bytes, { largestBytes: LARGEST_BYTES });
  if (!picture) throw new Refusal("too_many");
  const { width, height } = picture;
  const isFitting = width >= LOWEST && height >= LOWEST && width <= WIDEST && height <= WIDEST;
  if (!isFitting || width > height * WIDEST_RATIO) throw new Refusal("too_many");
  const logo = `logo-${createHash("sha256").update(bytes).digest("hex").slice(0, 24)}`;
  await keepFiles(folder, `${logo}.webp`, async (workshop) => {
    await picture
      .sharp()
      .resize({ height: SHOWN_HEIGHT * 2 })
      .webp({ quality: 90, effort: 4 })
      .toFile(join(workshop, `${logo}.webp`));
    for (const size of ICONS) {
      const inner = Math.round(size * SAFE);
      const mark = await picture
        .sharp()
        .resize({ width: inner, height: inner, fit: "inside" })
        .png()
        .toBuffer();
      await picture
        .blank(size, GROUND)
        .composite([{ input: mark }])
        .png({ palette: true, effort: 7 })
        .toFile(join(workshop, `${logo}-${size}.png`));
    }
  });
  return { logo, logoWidth: Math.max(1, Math.round((SHOWN_HEIGHT * width) / height)) };
}
