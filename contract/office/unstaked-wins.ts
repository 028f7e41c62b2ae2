import * as z from "zod/mini";
import { act, read } from "#contract/office/call.ts";
import { round, roundId } from "#contract/office/games.ts";

const unstakedWin = z.extend(round, {
  connection: z.string(),
  /** Whole won: what the round had paid when it was found. */
  amount: z.int(),
  /** The part of it that our jackpot pools paid, in whole won. */
  jackpot: z.int(),
  foundAt: z.string(),
});
export type UnstakedWin = z.infer<typeof unstakedWin>;

export const unstakedWinOfficeCalls = {
  "get-unstaked-wins": read({
    summary: "Large wins of rounds without a stake that need a review, oldest first.",
    access: "games.read",
    fields: { after: z.optional(z.int().check(z.minimum(1))) },
    output: z.object({
      wins: z.array(unstakedWin),
      waiting: z.int(),
      next: z.nullable(z.int()),
    }),
    refusals: [],
  }),
  "acknowledge-unstaked-win": act({
    summary: "Mark a win without a stake as reviewed; no money moves.",
    access: "wallet.check",
    fields: {
      id: roundId,
      /** Whole won, as the operator saw it. */
      amount: z.int().check(z.minimum(0)),
    },
    output: z.object({}),
    refusals: ["not_found", "already", "stale"],
  }),
};
