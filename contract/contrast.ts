type Rgb = readonly [number, number, number];

/** The channels of a colour of six digits, 0 to 255; null for anything else. */
function rgbOf(hex: string): Rgb | null {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (!digits) return null;
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  if (!a || !b) return 1;
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const hexOf = (color: Rgb): string =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** A colour of six digits with a share (0 to 1) of another; null when one is none. */
export function mixed(hex: string, other: string, share: number): string | null {
  const [under, over] = [rgbOf(hex), rgbOf(other)];
  if (!under || !over) return null;
  return hexOf(under.map((one, at) => one + ((over[at] ?? one) - one) * share) as unknown as Rgb);
}
