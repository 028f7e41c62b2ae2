import type { Draw } from "../fairness/draws.ts";
import { wholeWon, wonOf, type Amount } from "../money.ts";

/** A field of five by five tiles, numbered from 0 along the rows. */
export const sideLength = 5;
export const tileCount = sideLength * sideLength;
export const fewestMines = 1;
export const mostMines = tileCount - 1;

const stakesInWon = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000] as const;
export const mineStakes: readonly Amount[] = stakesInWon.map((won) => wholeWon(won));

/** The share of the stake that every step returns on average, before truncation to the won. */
export const returnPercent = 97;
/** The largest payment of a round: a step that would pay more is not offered. */
export const mostPayout = wholeWon(50_000_000);

export const isMineCount = (mines: number): boolean =>
  Number.isInteger(mines) && mines >= fewestMines && mines <= mostMines;

/**
 * What the player may collect after each revealed tile, the first one first: the return percent
 * over the chance to come so far, C(25 − mines, k) of C(25, k), truncated to whole won. The last
 * step is the last safe tile, or the last one within the largest payment.
 */
export function stepsOf(stake: Amount, mines: number): Amount[] {
  const steps: Amount[] = [];
  let [all, safe] = [1n, 1n];
  for (let found = 0; found < tileCount - mines; found += 1) {
    all *= BigInt(tileCount - found);
    safe *= BigInt(tileCount - mines - found);
    const exact = (stake * BigInt(returnPercent) * all) / (100n * safe);
    const payout = wholeWon(wonOf(exact as Amount));
    if (payout > mostPayout) break;
    steps.push(payout);
  }
  return steps;
}

/** Draws the mines of a round: each tile not yet drawn is equally likely. */
export function drawField(mines: number, draw: Draw): number[] {
  const tiles = Array.from({ length: tileCount }, (_, tile) => tile);
  const field = Array.from({ length: mines }, () => tiles.splice(draw(tiles.length), 1)[0] ?? 0);
  return field.toSorted((a, b) => a - b);
}
