import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { day } from "#contract/fields.ts";
import { read } from "#contract/office/call.ts";
import { amount, origin } from "#contract/office/reports.ts";

/** Whether members can open a game, or staff switched it or its provider off. */
const gameStates = ["in_use", "switched_off", "provider_off"] as const;
export type GameState = (typeof gameStates)[number];

const cells = {
  /** Rounds that began in the period. */
  rounds: z.int(),
  /** Members' stakes, less those that were given back. */
  stakes: amount,
  /** The number and the sum of the stakes that were given back. */
  voids: z.int(),
  voided: amount,
  /** Members' wins of the game and from pools, less those that were rolled back. */
  returns: amount,
  /** The wins from pools among the returns, less those that were rolled back. */
  jackpots: amount,
  /** Stakes less returns, without the wins from pools: stakes of all games paid for those. */
  result: amount,
  /** The rounds that are open at the time of the report, and their stakes. */
  openRounds: z.int(),
  openStakes: amount,
};
const name = z.object({ ko: z.string(), en: z.string() });
const row = z.object({
  provider: z.string(),
  providerName: name,
  game: z.string(),
  name,
  /** The state at the time of the report. */
  state: z.enum(gameStates),
  ...cells,
  /** The return that the provider declares, as a share of the stakes; null without a declaration. */
  declared: z.nullable(z.number()),
  /** Returns without the wins from pools, as a share of the stakes; null without a stake. */
  observed: z.nullable(z.number()),
});
const total = z.object(cells);
export type GameReportRow = z.infer<typeof row>;
export type GameReportTotal = z.infer<typeof total>;

/** Days in the installation's time zone, both included. */
const asked = { from: day, until: day };

export const gameReportCalls = {
  "get-game-report": read({
    summary:
      "Rounds, stakes, stakes given back, returns, open rounds and state of each game that was played.",
    access: "reports.read",
    mayBeLate: true,
    fields: asked,
    output: z.object({ origin, rows: z.array(row), total }),
    refusals: ["limit"],
  }),
  "export-game-report": read({
    summary: "The report of games as a file.",
    access: "reports.read",
    mayBeLate: true,
    fields: asked,
    file: "games.csv",
    output: fileLines,
    refusals: ["limit"],
  }),
};
