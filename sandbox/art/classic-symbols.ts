import { rayFan, sparkle } from "../../art/draw.ts";
import { gold, paletteOf } from "../../art/palette.ts";
import type { Theme } from "../catalogue/slot-games.ts";
import { fitted, framed } from "./reel-symbols.ts";

type Part = readonly [object: string, hue: number, accent: number];
/** The symbols under the main one, the highest first. */
const usual: readonly Part[] = [
  ["seven", 25, 25],
  ["bars", 85, 85],
  ["bell", 60, 60],
  ["persimmon", 55, 85],
  ["lemon", 100, 85],
  ["cherry", 15, 140],
];
const lettersBelow = "BCDEF";

/** The drawing of a symbol of the classic slot, made for light reels, by its letter. */
export function drawClassicSymbol({ object, hue, accent }: Theme, letter: string): string {
  if (letter === "W") return framed(wild(), paletteOf(hue, accent));
  if (letter === "A") {
    const palette = paletteOf(hue, accent);
    const rays = rayFan(18, 136, palette.mid, 0.3);
    return framed(`${rays}${shadow}${large(object, palette)}`, palette);
  }
  const others = usual.filter(([name]) => name !== object);
  const below = others.length > lettersBelow.length ? without(others, "persimmon") : others;
  const part = below[lettersBelow.indexOf(letter)];
  if (part === undefined) throw new Error(`unknown symbol ${letter}`);
  const palette = paletteOf(part[1], part[2]);
  return framed(`${shadow}${drawings[part[0]]?.() ?? large(part[0], palette)}`, palette);
}

const without = (parts: readonly Part[], name: string) => parts.filter(([each]) => each !== name);

const shadow = `<ellipse cy="118" rx="84" ry="10" fill="#5A3A0E" opacity=".28"/>`;
const large = (object: string, palette: ReturnType<typeof paletteOf>) =>
  `<g transform="scale(1.02)">${fitted(object, palette)}</g>`;

/** Three stacked gold bars. */
const bars = (): string =>
  [-72, 0, 72]
    .map(
      (y) => `<g transform="translate(0 ${y})">
<path d="M-104-28H104L120 32H-120Z" fill="${gold.dark}" stroke="${gold.deep}" stroke-width="5" stroke-linejoin="round"/>
<path d="M-102-26H102L114 22H-114Z" fill="url(#goldH)"/>
<path d="M-84-16H84L91 12H-91Z" fill="#7A1420" stroke="${gold.pale}" stroke-width="3"/>
<path d="M-78-12H40" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/></g>`,
    )
    .join("");

const lemon = (): string => `<g transform="rotate(-24)">
<path d="M-128 0C-112-8-104-18-92-34C-66-70-30-80 0-80S66-70 92-34C104-18 112-8 128 0C112 8 104 18 92 34C66 70 30 80 0 80S-66 70-92 34C-104 18-112 8-128 0Z" fill="#F8D733" stroke="#A8850C" stroke-width="4"/>
<ellipse rx="98" ry="78" fill="url(#shade)" opacity=".55"/>
<path d="M-74-26C-56-52-28-62 4-62" stroke="#fff" stroke-opacity=".85" stroke-width="12" stroke-linecap="round" fill="none"/></g>
<path d="M66-78C84-118 120-116 134-96C112-72 88-66 66-78Z" fill="#6FB24A" stroke="#3E6B26" stroke-width="3"/>`;

const drawings: Readonly<Record<string, () => string>> = { bars, lemon };

/** The wild: a red seal that says by how much it multiplies. */
const wild = (): string => `<circle r="130" fill="#6B0F1C"/>${rayFan(20, 128, "#FF8A7C", 0.32)}
<circle r="130" fill="none" stroke="url(#goldH)" stroke-width="12"/>
<circle r="112" fill="none" stroke="${gold.pale}" stroke-opacity=".6" stroke-width="3" stroke-dasharray="4 12" stroke-linecap="round"/>
${[
  ["#3A060E", 30],
  [gold.mid, 24],
  [gold.pale, 12],
]
  .map(
    ([colour, width]) =>
      `<path d="M-82-18L-28 36M-28-18L-82 36M2-36C8-74 80-74 78-28C76 8 6 24 2 58H84" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
  .join("")}${sparkle(-64, -74, 18, 0.95)}${sparkle(96, -86, 12, 0.8)}`;
