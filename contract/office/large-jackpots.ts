import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { day } from "#contract/fields.ts";
import { jackpotTiers } from "#contract/jackpot-tiers.ts";
import { act, read } from "#contract/office/call.ts";
import { eventPlace } from "#contract/office/fields.ts";
import { roundId } from "#contract/office/games.ts";
import { amount, origin } from "#contract/office/reports.ts";

const named = z.object({ nameKo: z.string(), nameEn: z.string() });

const largeJackpot = z.object({
  /** The ledger entry that paid the member: its account and its number there. */
  id: z.string(),
  at: z.string(),
  memberId: z.int(),
  loginId: z.string(),
  game: named,
  provider: named,
  /** The round's id in the office. */
  round: z.string(),
  /** The pool that the provider named; null for a jackpot of the provider's own. */
  pool: z.nullable(z.enum(jackpotTiers)),
  /** What the member was paid as a jackpot. */
  amount,
  /** The part of it that our pool paid; the provider paid the rest. */
  paidByPool: amount,
  /** Whether the provider rolled the win back. */
  isTakenBack: z.boolean(),
  /** Null while no operator confirmed the payout. */
  confirmation: z.nullable(z.object({ by: z.string(), at: z.string(), reason: z.string() })),
});
export type LargeJackpot = z.infer<typeof largeJackpot>;

/** Jackpots that were won on these days; those alone that wait for a confirmation. */
const asked = { from: day, until: day, isWaiting: z.optional(z.boolean()) };

export const largeJackpotCalls = {
  "get-large-jackpots": read({
    summary:
      "Jackpots of at least the amount from which wins are recorded as large, fifty a page, newest first, with the operator who confirmed each payout.",
    access: "reports.read",
    fields: { ...asked, after: z.optional(eventPlace) },
    output: z.object({
      origin,
      /** The setting `largeWinFrom`, in whole won. */
      from: z.int(),
      rows: z.array(largeJackpot),
      next: z.nullable(z.string()),
    }),
    refusals: ["limit"],
  }),
  "confirm-jackpot": act({
    summary:
      "Confirm, once, that the payout of a large jackpot was checked; the reason says how. No money moves.",
    access: "wallet.check",
    fields: { id: roundId },
    output: z.object({}),
    refusals: ["not_found", "already", "stale"],
  }),
  "export-large-jackpots": act({
    summary: "The large jackpots of a period as a file, at most 100,000.",
    access: "lists.export",
    fields: asked,
    file: "large-jackpots.csv",
    output: fileLines,
    refusals: ["limit"],
  }),
};
