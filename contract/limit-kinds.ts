/**
 * What a member limits: deposits, losses (stakes less returns), stakes, each single stake, the
 * balance that a deposit may lead to, and the time, in minutes signed in.
 */
export const limitKinds = ["deposit", "loss", "stake", "single", "balance", "time"] as const;
export type LimitKind = (typeof limitKinds)[number];
/**
 * By the calendar of the site's time zone, weeks from Monday; `rolling` is the last 24 hours, `bet`
 * that of a single stake, `always` that of the balance.
 */
export const limitPeriods = ["day", "rolling", "week", "month", "bet", "always"] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** The largest limit in whole won, ten billion: above it a limit would limit nothing. */
export const LARGEST_LIMIT = 10_000_000_000;

/** The periods that each kind can have. */
export const periodsOf: Readonly<Record<LimitKind, readonly LimitPeriod[]>> = {
  deposit: ["day", "rolling", "week", "month"],
  loss: ["day", "rolling", "week", "month"],
  stake: ["day", "rolling", "week", "month"],
  single: ["bet"],
  balance: ["always"],
  time: ["day"],
};

/** All games, or those of one category. */
export const limitProducts = ["all", "casino", "slot", "sport"] as const;
export type LimitProduct = (typeof limitProducts)[number];
/** The kinds that can be limited for one product. */
export const kindsOfProducts: readonly LimitKind[] = ["loss", "stake", "single"];

/** The longest time a day, in minutes. */
export const LONGEST_TIME = 24 * 60;
/** The largest limit of a kind: whole won, minutes for the time. */
export const largestOf = (kind: LimitKind): number =>
  kind === "time" ? LONGEST_TIME : LARGEST_LIMIT;

/** Why staff impose a limit on a member, as the member is told. */
export const limitGrounds = ["signs", "means", "wish", "law"] as const;
export type LimitGround = (typeof limitGrounds)[number];

/** When a member is offered a limit of deposits. */
export const limitMoments = ["registration", "first-deposit"] as const;
export type LimitMoment = (typeof limitMoments)[number];
