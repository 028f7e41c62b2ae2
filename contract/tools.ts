import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { empty } from "#contract/fields.ts";

export const toolCalls = {
  "get-tools-due": call({
    summary: "Whether a new member has yet to see the tools of protection, before the first stake.",
    access: "member",
    isMutation: false,
    input: empty,
    output: z.object({
      /** The version to acknowledge; null when there is nothing to. */
      version: z.nullable(z.string()),
      /** Whether the page of the tools offers a limit of deposits too. */
      offersLimit: z.boolean(),
    }),
    refusals: [],
  }),
  "acknowledge-tools": call({
    summary: "Acknowledge the tools of protection in the version that was shown.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ version: z.string().check(z.minLength(1), z.maxLength(32)) }),
    output: z.object({}),
    /** `not_found`: another version holds. */
    refusals: ["already", "not_found"],
  }),
};
