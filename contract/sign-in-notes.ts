import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { empty } from "#contract/fields.ts";

export const signInNoteCalls = {
  "get-sign-in-notes": call({
    summary: "Whether the member gets a note about every sign-in.",
    access: "member",
    isMutation: false,
    input: empty,
    output: z.object({
      isOn: z.boolean(),
      /** The most notes in 24 hours about sign-ins in browsers that the member has used before. */
      mostADay: z.int(),
    }),
    refusals: [],
  }),
  "set-sign-in-notes": call({
    summary: "Turn the notes about every sign-in on or off.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ isOn: z.boolean() }),
    output: z.object({}),
    refusals: ["time"],
  }),
};
