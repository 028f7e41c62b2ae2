import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { read } from "#contract/office/call.ts";

export const jackpotOfficeCalls = {
  "get-jackpot-pools": read({
    summary:
      "The pools with what the ledger holds for them, the share of stakes they get, and who won.",
    access: "games.read",
    fields: {},
    output: z.object({
      pools: z.array(
        z.object({
          tier: z.string(),
          /** Whole won. */
          balance: z.int(),
          started: z.int(),
          contributed: z.int(),
          /** What it paid for wins that stand. */
          paid: z.int(),
          startsAgainWith: z.int(),
        }),
      ),
      /** The newest wins, newest first. */
      wins: z.array(
        z.object({
          id: rowId,
          tier: z.string(),
          /** What the member got, in whole won, and what the pool had of it. */
          amount: z.int(),
          paidByPool: z.int(),
          loginId: z.string(),
          /** Our name of the round, as in `get-round`. */
          round: z.string(),
          nameKo: z.string(),
          nameEn: z.string(),
          at: z.string(),
          isTakenBack: z.boolean(),
        }),
      ),
      schemes: z.array(
        z.object({
          id: rowId,
          shares: z.array(z.object({ tier: z.string(), basisPoints: z.int() })),
          providers: z.array(z.object({ nameKo: z.string(), nameEn: z.string() })),
        }),
      ),
    }),
    refusals: [],
  }),
};
