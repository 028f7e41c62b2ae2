/** Colours of one picture, all derived from one hue and one accent hue. */
export type Palette = ReturnType<typeof paletteOf>;

/** Gold is the same in every picture: it is the brand's light. */
export const gold = {
  pale: "#FFF1C4",
  light: "#F6CF76",
  mid: "#D9A03A",
  dark: "#8F5F18",
  deep: "#5A3A0E",
};

const channel = (linear: number): string => {
  const clamped = Math.min(1, Math.max(0, linear));
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
};

function oklchToLinear(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/**
 * An OKLCH colour as sRGB hex. Lightness is 0 to 1, hue in degrees.
 * A chroma that sRGB cannot show is lowered step by step until it can.
 */
export function oklchHex(lightness: number, chroma: number, hue: number): string {
  let fitting = chroma;
  for (let step = 0; step < 24; step++) {
    const rgb = oklchToLinear(lightness, fitting, hue);
    const shows = rgb.every((value) => value > -0.0005 && value < 1.0005);
    if (shows || fitting < 0.002) return `#${rgb.map(channel).join("")}`;
    fitting *= 0.94;
  }
  return `#${oklchToLinear(lightness, 0, hue).map(channel).join("")}`;
}

export const paletteOf = (hue: number, accent: number) => ({
  pale: oklchHex(0.93, 0.06, hue),
  light: oklchHex(0.8, 0.14, hue),
  mid: oklchHex(0.63, 0.18, hue),
  dark: oklchHex(0.44, 0.14, hue),
  deep: oklchHex(0.3, 0.09, hue),
  ink: oklchHex(0.17, 0.045, hue),
  accentPale: oklchHex(0.95, 0.07, accent),
  accentLight: oklchHex(0.86, 0.14, accent),
  accentMid: oklchHex(0.72, 0.16, accent),
  accentDark: oklchHex(0.5, 0.13, accent),
  accentDeep: oklchHex(0.34, 0.09, accent),
});
