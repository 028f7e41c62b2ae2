import type { GameCategory } from "#contract/games.ts";

/** The tabs in order; a copy of the contract's list, so that pages load no schemas. */
export const gameCategories = [
  "casino",
  "slot",
  "sport",
] as const satisfies readonly GameCategory[];
