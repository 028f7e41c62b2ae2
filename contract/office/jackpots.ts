import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { read } from "#contract/office/call.ts";

export const jackpotOfficeCalls = {
  "get-jackpot-pools": read({
    summary:
      "The pools with their balance in the ledger, their share of stakes, and their winners.",
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
          /** What it paid for wins, less those that were rolled back. */
          paid: z.int(),
          startsAgainWith: z.int(),
        }),
      ),
      /** The newest wins, newest first. */
      wins: z.array(
        z.object({
          id: rowId,
          tier: z.string(),
          /** The member's win in whole won, and the part that came from the pool. */
          amount: z.int(),
          paidByPool: z.int(),
          loginId: z.string(),
          /** The product's round id, as in `get-round`. */
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
