import { wholeWon } from "../../money.ts";
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

const sample = wholeWon(1_000);

/** Whether a spot pays more than the returned stake. */
export const pays = (spot: string, result: TableResult): boolean =>
  returnOf({ spot, stake: sample }, result) > sample;
