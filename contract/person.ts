import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { empty } from "#contract/fields.ts";
import { personDetails, personField } from "#contract/registers.ts";

export const personCalls = {
  "get-person": call({
    summary: "What national registers need to know of the member and was not given yet.",
    access: "member",
    isMutation: false,
    input: empty,
    output: z.object({
      asks: z.array(personField),
      /** A register excludes the member or gave no answer. */
      isBarred: z.boolean(),
    }),
    refusals: [],
  }),
  "give-person": call({
    summary: "Give what national registers need; what was given before is not changed by it.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ person: personDetails }),
    output: z.object({ asks: z.array(personField), isBarred: z.boolean() }),
    refusals: ["time"],
  }),
};
