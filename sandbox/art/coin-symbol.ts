import { rayFan, sparkle } from "../../art/draw.ts";
import { gold, paletteOf } from "../../art/palette.ts";
import type { Theme } from "../catalogue/slot-games.ts";
import { drawReelSymbol, framed } from "./reel-symbols.ts";

/** The symbols of the slot of held coins: the usual ones, and a coin with room for its amount. */
export const drawHoldSymbol = (theme: Theme, letter: string): string =>
  letter === "S"
    ? framed(coin(), paletteOf(theme.hue, theme.accent))
    : drawReelSymbol(theme, letter);

const coin = (): string => `<circle cx="4" cy="8" r="128" fill="${gold.deep}"/>
<circle r="128" fill="url(#gold)"/>
<circle r="121" fill="none" stroke="${gold.dark}" stroke-width="9" stroke-dasharray="7 9"/>
<circle r="108" fill="url(#gball)"/>${rayFan(24, 104, gold.pale, 0.25)}
<circle r="106" fill="none" stroke="${gold.dark}" stroke-opacity=".7" stroke-width="5"/>
<circle r="78" fill="${gold.pale}" opacity=".55"/>
<path d="M-88-44A98 98 0 0 1-10-98" stroke="#fff" stroke-opacity=".8" stroke-width="10" stroke-linecap="round" fill="none"/>
${sparkle(74, -74, 20, 0.95)}${sparkle(-82, 70, 13, 0.8)}`;
