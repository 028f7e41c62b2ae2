import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { jackpotTiers } from "#contract/jackpot-tiers.ts";
import { read } from "#contract/office/call.ts";

const tier = z.enum(jackpotTiers);
const named = { nameKo: z.string(), nameEn: z.string() };

const pool = z.object({
  tier,
  /** Whole won. */
  balance: z.int(),
  /** What operators put in and took out, and what it started again with after wins. */
  started: z.int(),
  contributed: z.int(),
  /** What it paid for wins, less those that were rolled back. */
  paid: z.int(),
  startsAgainWith: z.int(),
  /** Whether the stakes of a provider feed it, in use or not; otherwise it is closed for stakes. */
  isFed: z.boolean(),
  /** Whether members see it: it holds at least a won, and a game that is in use feeds it. */
  isShown: z.boolean(),
});
export type OfficePool = z.infer<typeof pool>;

/** What two operators put into a pool, or took out of it. */
const funding = z.object({
  id: rowId,
  tier,
  /** Whole won; below 0 what was taken out. */
  amount: z.int(),
  /** Null for money from before operators were recorded. */
  by: z.nullable(z.string()),
  checkedBy: z.nullable(z.string()),
  at: z.string(),
});
export type PoolFunding = z.infer<typeof funding>;

/** In basis points of a stake; a pool that gets nothing is not named. */
const shares = z.array(z.object({ tier, basisPoints: z.int() }));

const scheme = z.object({
  id: rowId,
  name: z.string(),
  /** The number of the shares that operators accepted last, present or waiting; a change has a new one. */
  acceptedId: z.int(),
  /** What stakes give now. */
  shares,
  /** Accepted shares that differ from the present ones for pools that were not won since. */
  waiting: z.nullable(
    z.object({
      shares,
      /** The operator who proposed them, and the one who approved. */
      by: z.string(),
      checkedBy: z.string(),
      at: z.string(),
    }),
  ),
  providers: z.array(z.object(named)),
});
export type JackpotScheme = z.infer<typeof scheme>;

/** The newest wins, newest first. */
const win = z.object({
  id: rowId,
  tier,
  /** The member's win in whole won, and the part that came from the pool. */
  amount: z.int(),
  paidByPool: z.int(),
  loginId: z.string(),
  /** The product's round id, as in `get-round`. */
  round: z.string(),
  ...named,
  at: z.string(),
  isTakenBack: z.boolean(),
});

export const jackpotOfficeCalls = {
  "get-jackpot-pools": read({
    summary:
      "The pools with their balance in the ledger, their share of stakes, and their winners.",
    access: "games.read",
    fields: {},
    output: z.object({
      pools: z.array(pool),
      wins: z.array(win),
      /** The newest first, at most 50. */
      fundings: z.array(funding),
      schemes: z.array(scheme),
      /** Every provider with the id of its scheme, in the order of the catalogue. */
      providers: z.array(z.object({ code: z.string(), ...named, scheme: z.nullable(rowId) })),
    }),
    refusals: [],
  }),
};
