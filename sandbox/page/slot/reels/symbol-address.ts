import { drawReelSymbol } from "../../../art/reel-symbols.ts";
import { drawClassicSymbol } from "../../../art/classic-symbols.ts";
import { drawHoldSymbol } from "../../../art/coin-symbol.ts";
import type { Mechanic, Theme } from "../../../catalogue/slot-games.ts";

/** The mechanics with symbols of their own. */
const drawers: Readonly<Partial<Record<Mechanic, typeof drawReelSymbol>>> = {
  classic: drawClassicSymbol,
  hold: drawHoldSymbol,
};

export const symbolAddress = (theme: Theme, mechanic: Mechanic, letter: string): string => {
  const draw = drawers[mechanic] ?? drawReelSymbol;
  return `data:image/svg+xml,${encodeURIComponent(draw(theme, letter))}`;
};
