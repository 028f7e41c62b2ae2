/** Source: WCAG 2.2, success criterion 1.4.3. */
const leastContrast = 4.5;
const steps = 50;

type Rgb = readonly [number, number, number];

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

/**
 * A chosen colour, mixed towards white until it is readable on a dark background. Null for anything
 * but a colour of six digits.
 */
export function readableColor(hex: string | null, background: string): string | null {
  const color = rgbOf(hex ?? "");
  if (!color) return null;
  for (let step = 0; step <= steps; step++) {
    const white = step / steps;
    const mixed = hexOf(color.map((one) => one + (255 - one) * white) as unknown as Rgb);
    if (contrast(mixed, background) >= leastContrast) return mixed;
  }
  return "#ffffff";
}
