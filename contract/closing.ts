import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { empty } from "#contract/fields.ts";

/** What an account that closes still has. */
const closingWaits = ["money", "payments", "games"] as const;

export const closingCalls = {
  "get-closing": call({
    summary:
      "The closing of the account that the member has asked for, and what it waits for; null for none.",
    access: "member",
    isMutation: false,
    input: empty,
    output: z.object({
      /** Not during a cooling-off, or a self-exclusion whose term runs. */
      mayAsk: z.boolean(),
      closing: z.nullable(
        z.object({
          /** ISO 8601. */
          askedAt: z.string(),
          /**
           * `money`: a whole won or more is left. `payments`: a deposit or withdrawal is not decided
           * or paid. `games`: a round is open or has not earned its comp, or money is at a
           * provider.
           */
          waitsFor: z.array(z.enum(closingWaits)),
        }),
      ),
    }),
    refusals: [],
  }),
  "ask-closing": call({
    summary:
      "Ask that the account is closed: play and deposits end at once, and the account closes when it is empty.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ pw: z.string().check(z.minLength(1), z.maxLength(128)) }),
    output: z.object({}),
    /** `break`: not during a cooling-off, or a self-exclusion whose term runs. `already`: asked before. */
    refusals: ["pass", "time", "break", "already"],
  }),
  "take-back-closing": call({
    summary: "Take the closing back while the account is not closed.",
    access: "member",
    isMutation: true,
    input: empty,
    output: z.object({}),
    refusals: ["not_found"],
  }),
};
