import type { TableKind } from "../catalogue/table-games.ts";
import type { Draw } from "../fairness/draws.ts";
import { wholeWon, type Amount } from "../money.ts";
import { baccaratReturn, baccaratSpots, type BaccaratSpot } from "./baccarat/bets.ts";
import { dealBaccarat, type BaccaratResult } from "./baccarat/deal.ts";
import { coveredBy, pocketCount, rouletteReturn } from "./roulette/bets.ts";

type RouletteResult = { number: number };
export type TableResult =
  | ({ kind: "baccarat" } & BaccaratResult)
  | ({ kind: "roulette" } & RouletteResult);

/** One bet: a spot of the table and its stake. */
export type TableBet = { spot: string; stake: Amount };

/** Decides a round. Equal draws give equal rounds, which is how a player verifies one. */
export function decideTable(kind: TableKind, draw: Draw): TableResult {
  if (kind === "roulette") return { kind, number: draw(pocketCount) };
  return { kind, ...dealBaccarat(draw) };
}

const isBaccaratSpot = (spot: string): spot is BaccaratSpot =>
  (baccaratSpots as readonly string[]).includes(spot);

export const isSpot = (kind: TableKind, spot: string): boolean =>
  kind === "baccarat" ? isBaccaratSpot(spot) : coveredBy(spot) !== undefined;

/** The return of a bet including its stake; zero when it lost. */
export function returnOf(bet: TableBet, result: TableResult): Amount {
  if (result.kind === "roulette") {
    return (bet.stake * BigInt(rouletteReturn(bet.spot, result.number))) as Amount;
  }
  if (!isBaccaratSpot(bet.spot)) throw new RangeError(`unknown spot ${bet.spot}`);
  return ((bet.stake * BigInt(baccaratReturn(bet.spot, result))) / 100n) as Amount;
}

export const chipsInWon = [1_000, 5_000, 10_000, 50_000, 100_000] as const;
const smallestChip = wholeWon(chipsInWon[0]);
/** The largest stake of one player on one round. */
export const mostOfRound = wholeWon(1_000_000);

/** The largest stake of one player on one spot: smaller where a spot pays more. */
export function mostOn(kind: TableKind, spot: string): Amount {
  if (kind === "baccarat")
    return wholeWon(spot === "player" || spot === "banker" ? 500_000 : 50_000);
  const covered = coveredBy(spot)?.size ?? 1;
  return wholeWon(covered >= 12 ? 300_000 : 20_000 * covered);
}

/** Stakes are whole chips: multiples of a thousand won. */
export const isWholeChips = (stake: Amount): boolean => stake > 0n && stake % smallestChip === 0n;
