/** The published figures of mines; a test computes them again over every stake and step. */
export const publishedMines = {
  /** The return of every step before truncation, and the lowest one after it, in percent. */
  returnToPlayerPercent: "97.00",
  lowestReturnPercent: "96.93",
  /** The largest payment of a round, in whole won. */
  largestWin: "49492651",
} as const;
