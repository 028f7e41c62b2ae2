/** The colours of one theme, from light to dark, in the hue of the scene and of its accents. */
export type Palette = Record<
  | "pale"
  | "light"
  | "middle"
  | "dark"
  | "deep"
  | "ink"
  | "accentPale"
  | "accentLight"
  | "accentMiddle"
  | "accentDark"
  | "accentDeep",
  string
>;

/** Moon gold from light to dark. */
export const gold = ["#FFF8E0", "#FFF1C4", "#F6CF76", "#D9A03A", "#8F5F18", "#5A3A0E"] as const;

export function paletteOf(hue: number, accent: number): Palette {
  return {
    pale: oklch(0.93, 0.06, hue),
    light: oklch(0.8, 0.14, hue),
    middle: oklch(0.63, 0.18, hue),
    dark: oklch(0.44, 0.14, hue),
    deep: oklch(0.3, 0.09, hue),
    ink: oklch(0.17, 0.045, hue),
    accentPale: oklch(0.95, 0.07, accent),
    accentLight: oklch(0.86, 0.14, accent),
    accentMiddle: oklch(0.72, 0.16, accent),
    accentDark: oklch(0.5, 0.13, accent),
    accentDeep: oklch(0.34, 0.09, accent),
  };
}

/** OKLCH (lightness 0..1, chroma, hue in degrees) as #rrggbb; chroma shrinks until it fits sRGB. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let reach = chroma;
  for (;;) {
    const channels = linearRgb(lightness, reach, hue);
    if (reach < 0.002 || channels.every((value) => value > -0.0005 && value < 1.0005)) {
      return `#${channels.map(toHex).join("")}`;
    }
    reach *= 0.94;
  }
}

function linearRgb(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toHex(linear: number): string {
  const value = Math.min(1, Math.max(0, linear));
  const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, "0");
}

/** At most one decimal place: enough for these drawings. */
export const short = (value: number): number => Number(value.toFixed(1));

/** Numbers from 0 to 1 that are the same for the same seed (for drawings, never for outcomes). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
