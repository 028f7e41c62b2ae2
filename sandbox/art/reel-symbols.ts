import type { Theme } from "../catalogue/slot-games.ts";
import { rayFan, sparkle, suits, tenths, type Suit } from "../../art/draw.ts";
import { linear, paints, radial } from "../../art/gradients.ts";
import { drawObject } from "../../art/objects.ts";
import { gold, paletteOf, type Palette } from "../../art/palette.ts";

/** Further symbols beside the main one, each in its own hue; the first that differ are used. */
const companions: readonly (readonly [object: string, hue: number, accent: number])[] = [
  ["gem", 165, 85],
  ["crown", 300, 160],
  ["coins", 85, 85],
  ["bell", 240, 40],
  ["lotus", 350, 160],
  ["crane", 345, 80],
];
/** Further symbols that suit a main symbol better than the usual ones. */
const closeFriends: Readonly<Record<string, readonly string[]>> = {
  rabbit: ["crane", "gem", "bell"],
  lantern: ["crane", "gem", "coins"],
  persimmon: ["bell", "gem", "lotus"],
  koi: ["lotus", "gem", "coins"],
  lotus: ["crane", "gem", "coins"],
  fan: ["crane", "crown", "lotus"],
  drum: ["bell", "crown", "coins"],
};
/** Objects whose drawing is larger or smaller than the box of ±130, with their scale. */
const fits: Readonly<Record<string, readonly [scale: number, lift: number]>> = {
  eye: [0.92, 0],
  kite: [0.8, -14],
  lantern: [0.82, 2],
  light: [0.88, -6],
  planet: [0.88, 0],
  fan: [0.84, 8],
  koi: [0.88, 0],
  moon: [0.98, -8],
  comet: [0.86, 22],
  hanok: [1, 6],
  crane: [1.02, 0],
};
/** An object in the box of a symbol. */
export const fitted = (object: string, palette: Palette): string => {
  const [scale, lift] = fits[object] ?? [1, 0];
  return `<g transform="translate(0 ${lift}) scale(${scale})">${drawObject(object, palette)}</g>`;
};

/** The drawing of every symbol of a theme, by the symbol's letter. */
export function drawReelSymbol(theme: Theme, letter: string): string {
  if (letter === "W") return framed(wild(), paletteOf(theme.hue, theme.accent));
  if (letter === "S") return framed(scatter(theme), paletteOf(20, 85));
  const suit = suitOf[letter];
  if (suit !== undefined) return framed(stone(suit.suit), paletteOf(suit.hue, suit.hue));
  const place = "ABCD".indexOf(letter);
  if (place < 0) throw new Error(`unknown symbol ${letter}`);
  const [object, hue, accent] = picturesOf(theme)[place] ?? [theme.object, theme.hue, theme.accent];
  const palette = paletteOf(hue, accent);
  const plate = place === 0 ? topPlate(palette) : glow(palette);
  return framed(
    `${plate}<g transform="scale(${place === 0 ? 0.86 : 1})">${fitted(object, palette)}</g>`,
    palette,
  );
}

const suitOf: Readonly<Record<string, { suit: Suit; hue: number }>> = {
  s: { suit: "spade", hue: 262 },
  h: { suit: "heart", hue: 15 },
  c: { suit: "club", hue: 155 },
  d: { suit: "diamond", hue: 225 },
};

function picturesOf(theme: Theme): (readonly [string, number, number])[] {
  const wanted = closeFriends[theme.object];
  const free = companions.filter(([object]) => object !== theme.object);
  const chosen =
    wanted === undefined
      ? free.slice(0, 3)
      : wanted.flatMap((name) => free.filter(([object]) => object === name));
  return [[theme.object, theme.hue, theme.accent], ...chosen];
}

/** A symbol with the paints that its drawing refers to. */
export const framed = (drawing: string, palette: Palette) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-140 -140 280 280" width="280" height="280">
<defs>${paints(palette)}
${radial("plate", `0 ${palette.light} .5; .55 ${palette.mid} .16; 1 ${palette.mid} 0`)}
${linear("gem", `0 ${palette.pale}; .5 ${palette.light}; .51 ${palette.mid}; 1 ${palette.dark}`)}
${linear("disc", "0 #232A52; 1 #0B0F26")}</defs>${drawing}</svg>`;

const glow = (palette: Palette) =>
  `<circle r="128" fill="url(#plate)"/><ellipse cy="112" rx="74" ry="9" fill="${palette.ink}" opacity=".5"/>`;

/** The main symbol on a gold-rimmed disc with rays. */
const topPlate = (palette: Palette) =>
  `<circle r="130" fill="${palette.deep}"/>${rayFan(16, 128, palette.light, 0.22)}
<circle r="130" fill="url(#rim)" opacity=".55"/><circle r="130" fill="none" stroke="url(#gold)" stroke-width="7"/>
<circle r="123" fill="none" stroke="${gold.pale}" stroke-opacity=".35" stroke-width="1.5"/>`;

/** The wild: a full moon in a gold ring over the night. */
const wild = () =>
  `<circle r="132" fill="url(#disc)"/>${rayFan(20, 130, gold.light, 0.2)}
<circle r="132" fill="none" stroke="url(#goldH)" stroke-width="9"/>
<circle r="96" fill="url(#glow)"/><circle r="76" fill="url(#moon)"/>
<g fill="#C9A85C" opacity=".38"><circle cx="-26" cy="-20" r="15"/><circle cx="22" cy="14" r="20"/><circle cx="-14" cy="36" r="9"/><circle cx="34" cy="-36" r="8"/></g>
<circle r="76" fill="url(#shade)" opacity=".4"/>
<path d="M-110 62C-70 40-40 74 0 58S70 40 110 62C88 104 44 124 0 124S-88 104-110 62Z" fill="#0B0F26" opacity=".88"/>
<path d="M-96 74C-60 58-38 86 0 72S64 58 96 74" stroke="${gold.light}" stroke-width="4" fill="none" stroke-linecap="round"/>
${sparkle(-78, -74, 17, 1)}${sparkle(84, -58, 12, 0.9)}${sparkle(74, 84, 14, 1, gold.pale)}`;

/** The scatter: a burning lantern, or a bell where the lantern is the main symbol. */
function scatter(theme: Theme): string {
  const object = theme.object === "lantern" ? "bell" : "lantern";
  const points = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return `<circle cx="${tenths(122 * Math.cos(angle))}" cy="${tenths(122 * Math.sin(angle))}" r="6" fill="url(#gball)"/>`;
  }).join("");
  return `<circle r="128" fill="#3A0F1C"/>${rayFan(14, 122, "#FFB36B", 0.3)}<circle r="124" fill="url(#glow)" opacity=".8"/>
<circle r="122" fill="none" stroke="url(#gold)" stroke-width="6"/>${points}
<g transform="scale(.72)">${fitted(object, paletteOf(20, 85))}</g>`;
}

/** A low symbol: the suit cut as a polished stone. */
const stone = (suit: Suit) =>
  `<circle r="112" fill="url(#plate)" opacity=".7"/>
<g transform="translate(4 9) scale(3.7)"><path d="${suits[suit]}" fill="#04060F" opacity=".55"/></g>
<g transform="scale(3.7)"><path d="${suits[suit]}" fill="url(#goldH)" stroke="url(#goldH)" stroke-width="4.6" stroke-linejoin="round"/>
<path d="${suits[suit]}" fill="url(#gem)"/><path d="${suits[suit]}" transform="translate(0 -1) scale(.72)" fill="#fff" opacity=".16"/></g>`;
