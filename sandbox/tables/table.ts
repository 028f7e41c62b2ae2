import type { TableKind } from "../catalogue/table-games.ts";
import type { Draw } from "../fairness/draws.ts";
import { wholeWon, type Amount } from "../money.ts";
import { baccaratReturn, baccaratSpots, type BaccaratSpot } from "./baccarat/bets.ts";
import { dealBaccarat, type BaccaratResult } from "./baccarat/deal.ts";
import { dragonTigerReturn, dragonTigerSpots, type DragonTigerSpot } from "./dragon-tiger/bets.ts";
import { dealDragonTiger, type DragonTigerResult } from "./dragon-tiger/deal.ts";
import { coveredBy, pocketCount, rouletteReturn, rouletteSpots } from "./roulette/bets.ts";

type RouletteResult = { number: number };
export type TableResult =
  | ({ kind: "baccarat" } & BaccaratResult)
  | ({ kind: "roulette" } & RouletteResult)
  | ({ kind: "dragon-tiger" } & DragonTigerResult);

/** One bet: a spot of the table and its stake. */
export type TableBet = { spot: string; stake: Amount };

/** Decides a round. Equal draws give equal rounds, which is how a player verifies one. */
export function decideTable(kind: TableKind, draw: Draw): TableResult {
  switch (kind) {
    case "baccarat":
      return { kind, ...dealBaccarat(draw) };
    case "roulette":
      return { kind, number: draw(pocketCount) };
    case "dragon-tiger":
      return { kind, ...dealDragonTiger(draw) };
  }
}

export const spotsOf: Readonly<Record<TableKind, readonly string[]>> = {
  baccarat: baccaratSpots,
  roulette: rouletteSpots,
  "dragon-tiger": dragonTigerSpots,
};

const knownSpots = {
  baccarat: new Set<string>(baccaratSpots),
  roulette: new Set(rouletteSpots),
  "dragon-tiger": new Set<string>(dragonTigerSpots),
} satisfies Record<TableKind, ReadonlySet<string>>;
export const isSpot = (kind: TableKind, spot: string): boolean => knownSpots[kind].has(spot);

/** The return of a bet including its stake; zero when it lost. Throws RangeError: unknown spot. */
export function returnOf({ spot, stake }: TableBet, result: TableResult): Amount {
  if (!isSpot(result.kind, spot)) throw new RangeError(`unknown spot ${spot}`);
  return ((stake * BigInt(hundredths(spot, result))) / 100n) as Amount;
}

/** The return of a spot including the stake, in hundredths of the stake. */
function hundredths(spot: string, result: TableResult): number {
  switch (result.kind) {
    case "baccarat":
      return baccaratReturn(spot as BaccaratSpot, result);
    case "roulette":
      return 100 * rouletteReturn(spot, result.number);
    case "dragon-tiger":
      return dragonTigerReturn(spot as DragonTigerSpot, result);
  }
}

export const chipsInWon = [1_000, 5_000, 10_000, 50_000, 100_000] as const;
export const smallestChip = wholeWon(chipsInWon[0]);
/** The largest stake of one player on one round. */
export const mostOfRound = wholeWon(1_000_000);

const mostOnCards: Readonly<Record<BaccaratSpot | DragonTigerSpot, number>> = {
  player: 500_000,
  banker: 500_000,
  tie: 50_000,
  playerPair: 50_000,
  bankerPair: 50_000,
  dragon: 500_000,
  tiger: 500_000,
  suitedTie: 20_000,
  dragonSmall: 300_000,
  dragonBig: 300_000,
  tigerSmall: 300_000,
  tigerBig: 300_000,
};

/** The largest stake of one player on one spot: smaller where a spot pays more. */
export function mostOn(kind: TableKind, spot: string): Amount {
  if (kind !== "roulette") return wholeWon(mostOnCards[spot as keyof typeof mostOnCards]);
  const covered = coveredBy(spot)?.size ?? 1;
  return wholeWon(covered >= 12 ? 300_000 : 20_000 * covered);
}

/** Stakes are whole chips: multiples of a thousand won. */
export const isWholeChips = (stake: Amount): boolean => stake > 0n && stake % smallestChip === 0n;
