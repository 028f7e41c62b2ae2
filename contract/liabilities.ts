import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { day } from "#contract/fields.ts";

/** How many trees a page of the published list has. */
export const PUBLISHED_AT_ONCE = 31;
/** How many days a member's list shows at once. */
export const OWN_DAYS_AT_ONCE = 7;

const before = z.optional(day);
/** The day to continue before; null when none is left. */
const next = z.nullable(z.string());

/** See `LiabilityTree` in `liability-proof.ts`. */
const tree = z.object({
  day: z.string(),
  cutAt: z.string(),
  leaves: z.string(),
  root: z.string(),
  sum: z.string(),
  belowZero: z.string(),
  previous: z.string(),
});

const ownDay = z.object({
  /** The day, YYYY-MM-DD in the house's time zone, and the moment of its end, ISO 8601. */
  day: z.string(),
  cutAt: z.string(),
  /** What all members were owed, in whole won, truncated. */
  total: z.int(),
  /** What the member was owed, the same; null without a leaf, and once the leaves are deleted. */
  amount: z.nullable(z.int()),
});
export type OwnLiabilityDay = z.infer<typeof ownDay>;

const step = z.object({ side: z.enum(["left", "right"]), hash: z.string(), sum: z.string() });

export const liabilityCalls = {
  "get-liability-trees": call({
    summary:
      "The published totals of what members are owed, each signed, and the public keys; newest first, thirty-one a page.",
    access: "visitor",
    isMutation: false,
    input: z.strictObject({ before }),
    output: z.object({
      trees: z.array(z.extend(tree, { keyId: z.string(), signature: z.string() })),
      next,
      keys: z.array(z.object({ id: z.string(), publicKey: z.string() })),
    }),
    refusals: [],
  }),
  "get-own-liabilities": call({
    summary:
      "What the member was owed at the end of each published day, newest first, seven a page.",
    access: "member",
    isMutation: false,
    input: z.strictObject({ before }),
    output: z.object({
      list: z.array(ownDay),
      next,
      /** For how many days a proof can be had. */
      keptDays: z.int(),
    }),
    refusals: [],
  }),
  "get-liability-proof": call({
    summary: "What proves that a day's published total has what the member was owed.",
    access: "member",
    isMutation: false,
    input: z.strictObject({ day }),
    output: z.object({
      proof: z.object({
        format: z.literal("dalbit-liability-proof-1"),
        host: z.string(),
        member: z.string(),
        salt: z.string(),
        amount: z.string(),
        path: z.array(step),
        tree,
        publicKey: z.string(),
        signature: z.string(),
      }),
      /** What the amount is made of, in ledger units; `rest` is in running rounds and at studios. */
      parts: z.object({ cash: z.string(), hold: z.string(), comp: z.string(), rest: z.string() }),
    }),
    /** The day has no published tree, its leaves are deleted, or the member has none. */
    refusals: ["not_found"],
  }),
};
