import { wholeWon } from "../../money.ts";
import { coveredBy } from "../../tables/roulette/bets.ts";
import { returnOf, type TableResult } from "../../tables/table.ts";
import type { CommonKey } from "../words.ts";
import type { TableKey } from "./words.ts";

/** The texts for refused bets. */
export const knownRefusals: Readonly<Record<string, TableKey | CommonKey>> = {
  betting_closed: "tooLate",
  bet_too_high: "tooHigh",
  closing: "maintenance",
  session_over: "overText",
};

/** Whether a spot pays more than the returned stake. */
export function pays(spot: string, result: TableResult): boolean {
  if (result.kind === "roulette") return coveredBy(spot)?.has(result.number) ?? false;
  const stake = wholeWon(1_000);
  return returnOf({ spot, stake }, result) > stake;
}
