import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { empty } from "#contract/fields.ts";
import {
  kindsOfProducts,
  LARGEST_LIMIT,
  largestOf,
  limitGrounds,
  limitKinds,
  limitMoments,
  limitPeriods,
  limitProducts,
  periodsOf,
  type LimitKind,
  type LimitPeriod,
  type LimitProduct,
} from "#contract/limit-kinds.ts";

const name = {
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  product: z.optional(z.enum(limitProducts)),
};
const isLimit = z.refine<{
  kind: LimitKind;
  period: LimitPeriod;
  product?: LimitProduct | undefined;
}>(
  ({ kind, period, product = "all" }) =>
    periodsOf[kind].includes(period) && (product === "all" || kindsOfProducts.includes(kind)),
);
const isInRange = z.refine<{ kind: LimitKind; amount: number | null }>(
  ({ kind, amount }) => amount === null || amount <= largestOf(kind),
  { path: ["amount"] },
);
const limitName = z.strictObject(name).check(isLimit);
/** Whole won, minutes for the time. */
export const limitAmount = z.int().check(z.minimum(1), z.maximum(LARGEST_LIMIT));
/** A limit by its name, with its new amount. */
export const namedLimit = z
  .strictObject({ ...name, amount: limitAmount })
  .check(isLimit, isInRange);
/** The same; null for no limit. */
export const namedLimitOrNone = z
  .strictObject({ ...name, amount: z.nullable(limitAmount) })
  .check(isLimit, isInRange);

/** A limit that holds. Amounts in whole won, of the time in minutes; times ISO 8601. */
export const ownLimit = z.object({
  ...name,
  product: z.enum(limitProducts),
  /** The least of the member's own and the imposed one. */
  amount: z.int(),
  /** The member's own; null without one. */
  own: z.nullable(z.int()),
  /** What staff impose, since when it has this amount, and why; null when they impose nothing. */
  imposed: z.nullable(
    z.object({ amount: z.int(), since: z.string(), ground: z.enum(limitGrounds) }),
  ),
  /** In the present period: rounded up, and what is left rounded down. */
  used: z.int(),
  left: z.int(),
  /** When the next period begins; null for the last 24 hours, a single stake and the balance. */
  renewsAt: z.nullable(z.string()),
  /** A raise that the member asked for; `to` null for no limit. */
  raise: z.nullable(
    z.object({
      to: z.nullable(z.int()),
      readyAt: z.string(),
      /** Whether the member may confirm it now. */
      isReady: z.boolean(),
      lapsesAt: z.string(),
    }),
  ),
});
export type OwnLimit = z.infer<typeof ownLimit>;

/** How long a raise waits before it can be confirmed, and how long it can be confirmed then. */
export const raiseTimes = z.object({ waitsHours: z.int(), confirmHours: z.int() });
export type RaiseTimes = z.infer<typeof raiseTimes>;

const limits = z.object({
  limits: z.array(ownLimit),
  raise: raiseTimes,
  /** Whether the member has not answered yet the offer that follows a registration. */
  isOffered: z.boolean(),
  /** Whether the member is asked to look at the limits, as they are twice a year. */
  isReviewDue: z.boolean(),
});
export type OwnLimits = z.infer<typeof limits>;

export const limitCalls = {
  "get-limits": call({
    summary: "The member's own limits that hold, with what is used and left of each.",
    access: "member",
    isMutation: false,
    input: empty,
    output: limits,
    refusals: [],
  }),
  "set-limit": call({
    summary:
      "Set or lower a limit at once. A higher amount, or null for none, is parked and waits for `confirm-limit`.",
    access: "member",
    isMutation: true,
    input: namedLimitOrNone,
    output: limits,
    /** `already`: the limit has this amount. `break`: limits are not raised during a break. */
    refusals: ["already", "break", "time"],
  }),
  "confirm-limit": call({
    summary: "Confirm a parked raise after its wait.",
    access: "member",
    isMutation: true,
    input: limitName,
    output: limits,
    /** `not_found`: none is parked, or it has lapsed. `early`: its wait is not over. */
    refusals: ["not_found", "early", "break"],
  }),
  "decline-limit": call({
    summary: "Go on without the limit that is offered, after a second yes.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ moment: z.enum(limitMoments) }),
    output: limits,
    /** `already`: none is offered. */
    refusals: ["already"],
  }),
  "keep-limits": call({
    summary: "Answer the review of one's limits, twice a year: they stay as they are.",
    access: "member",
    isMutation: true,
    input: empty,
    output: limits,
    /** `already`: no review is open. */
    refusals: ["already"],
  }),
  "cancel-limit": call({
    summary: "Take back a parked raise; the present limit holds on.",
    access: "member",
    isMutation: true,
    input: limitName,
    output: limits,
    refusals: ["not_found"],
  }),
};
