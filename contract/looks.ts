import { contrast, mixed } from "#contract/contrast.ts";

/** The colours by which a site's pages carry its brand, of six digits, such as `#f3c969`. */
export const brandColorNames = ["accent", "onAccent", "focus"] as const;
export type BrandColorName = (typeof brandColorNames)[number];
/** Null for the built-in colour. */
export type BrandColors = Record<BrandColorName, string | null>;

/** Those of `ui/member-looks.css`: `--gold`, `--on-gold`, `--focus`. A test compares them. */
export const builtInColors = {
  accent: "#f3c969",
  onAccent: "#201503",
  focus: "#9cd0ff",
} as const satisfies Record<BrandColorName, string>;

/** What pages are drawn on, from `--bg` to `--s4`; brands leave them as they are. */
export const memberSurfaces = ["#0b0d16", "#11141f", "#171b29", "#1f2435", "#2a3046"] as const;

/** Source: WCAG 2.2, 1.4.3 (texts) and 1.4.11 (controls and the focus ring). */
const LEAST_FOR_TEXT = 4.5;
const LEAST_FOR_CONTROLS = 3;
/** How much of the accent tints what is selected; the strongest share that texts lie on. */
const TINT = 0.16;

type Tones = { light: string; bright: string; deep: string };

/** The brightest to the deepest of a button's gradient, made of one colour. */
function tonesOf(accent: string): Tones {
  const toned = (other: string, share: number) => mixed(accent, other, share) ?? accent;
  return {
    light: toned("#ffffff", 0.3),
    bright: toned("#ffffff", 0.45),
    deep: toned("#000000", 0.06),
  };
}

export type ContrastFault = {
  field: BrandColorName;
  /** The lowest contrast at which the colour would be seen, 1 to 21. */
  ratio: number;
  least: number;
};

const lowest = (color: string, others: readonly string[]): number =>
  Math.min(...others.map((other) => contrast(color, other)));

/**
 * The first colour of a look that could not be read or seen everywhere it is used, or null. Texts
 * need 4.5 : 1 and the ring around the focused control 3 : 1.
 */
export function contrastFault(colors: BrandColors): ContrastFault | null {
  const accent = colors.accent ?? builtInColors.accent;
  const onAccent = colors.onAccent ?? builtInColors.onAccent;
  const focus = colors.focus ?? builtInColors.focus;
  const tinted = memberSurfaces.slice(0, 4).map((each) => mixed(each, accent, TINT) ?? each);
  const tones = Object.values(tonesOf(accent));
  const measured: ContrastFault[] = [
    {
      field: "accent",
      ratio: lowest(accent, [...memberSurfaces, ...tinted]),
      least: LEAST_FOR_TEXT,
    },
    { field: "onAccent", ratio: lowest(onAccent, [accent, ...tones]), least: LEAST_FOR_TEXT },
    { field: "focus", ratio: lowest(focus, memberSurfaces), least: LEAST_FOR_CONTROLS },
  ];
  return measured.find(({ ratio, least }) => ratio < least) ?? null;
}

/** A look's own colours by the names of the style sheet's variables. */
export function brandTokens({ accent, onAccent, focus }: BrandColors): Record<string, string> {
  const tones = accent === null ? null : tonesOf(accent);
  return {
    ...(accent !== null && { "--gold": accent }),
    ...(tones && {
      "--gold-light": tones.light,
      "--gold-bright": tones.bright,
      "--gold-deep": tones.deep,
    }),
    ...(onAccent !== null && { "--on-gold": onAccent }),
    ...(focus !== null && { "--focus": focus }),
  };
}
