import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { CHECK_MINUTES } from "#contract/check-minutes.ts";
import { empty } from "#contract/fields.ts";

/** The time of play as a page counts it down, free of differences between clocks. */
export const playCountdown = z.object({
  /** Milliseconds until the next reality check; 0 while one is due. */
  checkInMs: z.int(),
  /** Milliseconds of today's time that are left; null without such a limit. */
  timeLeftMs: z.nullable(z.int()),
});
export type PlayCountdown = z.infer<typeof playCountdown>;

/** Since the member began to play, from the ledger. Amounts in whole won, times ISO 8601. */
const playTime = z.object({
  since: z.string(),
  minutes: z.int(),
  staked: z.int(),
  returned: z.int(),
  /** What was returned less what was staked. */
  net: z.int(),
  checkMinutes: z.int(),
  /** Whether stakes are held until the reality check is answered. */
  isDue: z.boolean(),
  countdown: playCountdown,
  /** Milliseconds of the break after a reality check that are left; stakes are held until then. */
  breakLeftMs: z.int(),
  /** The longest interval that the member can choose. */
  mostMinutes: z.int(),
});
export type PlayTime = z.infer<typeof playTime>;

const output = z.object({ play: playTime });

export const playTimeCalls = {
  "get-play-time": call({
    summary: "How long the member has played, what they staked and got back, and the next check.",
    access: "member",
    isMutation: false,
    input: empty,
    output,
    refusals: [],
  }),
  "answer-check": call({
    summary: "Answer the reality check that is due and go on: stakes are taken again.",
    access: "member",
    isMutation: true,
    input: empty,
    output,
    /** `already`: none is due. */
    refusals: ["already"],
  }),
  "set-check-interval": call({
    summary:
      "Choose the minutes between reality checks. A shorter interval counts from now, a longer one from the next answer.",
    access: "member",
    isMutation: true,
    input: z.strictObject({
      minutes: z.int().check(z.minimum(CHECK_MINUTES.least), z.maximum(CHECK_MINUTES.most)),
    }),
    output,
    /** `already`: it is so. `balance`: above the jurisdiction's. `break`: not lengthened in a break. */
    refusals: ["already", "balance", "break", "time"],
  }),
};
