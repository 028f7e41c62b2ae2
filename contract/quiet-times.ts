import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { empty } from "#contract/fields.ts";
import { raiseTimes } from "#contract/limits.ts";

/** Hours of the day without stakes, and weekdays without deposits. */
const quietKinds = ["hours", "days"] as const;
export type QuietKind = (typeof quietKinds)[number];

/** A minute of the day as a clock of 24 hours shows it. */
const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** From one minute until another, over midnight when the second is earlier. */
const hours = z
  .strictObject({ from: clockTime, until: clockTime })
  .check(z.refine(({ from, until }) => from !== until, { path: ["until"] }));
export type QuietHours = z.infer<typeof hours>;

/** From 1 for Monday to 7 for Sunday, each once. */
const days = z.array(z.int().check(z.minimum(1), z.maximum(7))).check(
  z.maxLength(7),
  z.refine((each) => new Set(each).size === each.length),
);

/** A looser choice that the member asked for. Times ISO 8601. */
const loosening = {
  readyAt: z.string(),
  /** Whether the member may confirm it now. */
  isReady: z.boolean(),
  lapsesAt: z.string(),
};

/** The no-play hours and deposit-free days that hold. */
export const ownQuietTimes = z.object({
  hours: z.object({
    /** Null for none. */
    own: z.nullable(hours),
    /** When play is possible again; null outside of the hours. */
    until: z.nullable(z.string()),
    /** `to` null for no hours. */
    loosening: z.nullable(z.object({ to: z.nullable(hours), ...loosening })),
  }),
  days: z.object({
    own: days,
    /** Whether no deposit is taken today. */
    isToday: z.boolean(),
    loosening: z.nullable(z.object({ to: days, ...loosening })),
  }),
});
export type OwnQuietTimes = z.infer<typeof ownQuietTimes>;

/** One change of the hours or the days: what was set, asked for, kept or loosened. */
export const quietChange = z.object({
  kind: z.enum(quietKinds),
  change: z.enum(["set", "asked", "cancelled", "loosened"]),
  /** Null, and no days, for a change of the other kind. */
  hours: z.nullable(hours),
  days,
  changedAt: z.string(),
});
export type QuietChange = z.infer<typeof quietChange>;

const output = z.object({
  quiet: ownQuietTimes,
  /** How long a looser choice waits, and how long it can be confirmed then. */
  raise: raiseTimes,
});

const kind = z.strictObject({ kind: z.enum(quietKinds) });

export const quietTimeCalls = {
  "get-quiet-times": call({
    summary: "The member's own no-play hours and deposit-free days, in the time zone of the site.",
    access: "member",
    isMutation: false,
    input: empty,
    output,
    refusals: [],
  }),
  "set-no-play-hours": call({
    summary:
      "Choose hours of the day in which stakes are refused. Hours that leave any of the present ones out wait for `confirm-quiet-time`.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ hours: z.nullable(hours) }),
    output,
    /** `already`: they are so. `break`: they are not loosened during a break. */
    refusals: ["already", "break", "time"],
  }),
  "set-deposit-free-days": call({
    summary:
      "Choose weekdays on which no deposit is taken or credited. Without one of the present days it waits for `confirm-quiet-time`.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ days }),
    output,
    refusals: ["already", "break", "time"],
  }),
  "confirm-quiet-time": call({
    summary: "Confirm a looser choice after its wait.",
    access: "member",
    isMutation: true,
    input: kind,
    output,
    /** `not_found`: none was asked for, or it has lapsed. `early`: its wait is not over. */
    refusals: ["not_found", "early", "break"],
  }),
  "cancel-quiet-time": call({
    summary: "Take back a looser choice that was asked for; the present one holds on.",
    access: "member",
    isMutation: true,
    input: kind,
    output,
    refusals: ["not_found"],
  }),
};
