import type { Theme } from "../catalogue/slot-games.ts";
import { paletteOf, seeded, short } from "./colours.ts";
import { backdrop, gradients } from "./gradients.ts";
import { drawObject } from "./objects.ts";
import { patterns } from "./patterns.ts";
import { sparkle } from "./shapes.ts";

/** The picture of a game for lobbies, 400 by 500, without letters. */
export function drawTile(theme: Theme, seed: number): string {
  const palette = paletteOf(theme.hue, theme.accent);
  const random = seeded(seed * 9973 + 7);
  const sparkles = Array.from({ length: 9 }, () =>
    sparkle(
      20 + random() * 360,
      20 + random() * 330,
      3 + random() * 9,
      "#fff",
      short(0.35 + random() * 0.55),
    ),
  ).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">
<defs>${backdrop(theme.hue, palette)}${gradients(palette)}</defs>
<rect width="400" height="500" fill="url(#bg)"/>${patterns[theme.pattern]?.(palette, random) ?? ""}
<circle cx="200" cy="208" r="198" fill="url(#halo)"/>
<ellipse cx="200" cy="374" rx="136" ry="17" fill="#000" opacity=".38"/>
<g transform="translate(200 214) scale(1.2)">${drawObject(theme.object, palette)}</g>${sparkles}
<rect y="270" width="400" height="230" fill="url(#vig)"/>
<rect width="400" height="500" fill="url(#sheen)"/></svg>`;
}
