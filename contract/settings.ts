import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { personField } from "#contract/registers.ts";

export const settingCalls = {
  "get-reg-domain": call({
    summary: "Whether this host takes new members, and what it asks of them.",
    access: "visitor",
    isMutation: false,
    input: z.strictObject({}),
    output: z.object({
      open: z.boolean(),
      codeRequired: z.boolean(),
      siteName: z.string(),
      minimumAge: z.int(),
      termsVersion: z.string(),
      /** What national registers need to know of a new member. */
      asks: z.array(personField),
      /** Whether a new member is offered a limit of deposits. */
      offersLimit: z.boolean(),
    }),
    refusals: [],
  }),
  "get-legal-text": call({
    summary: "The operator's own terms or privacy notice in the page's language, if there is one.",
    access: "visitor",
    isMutation: false,
    input: z.strictObject({ kind: z.enum(["terms", "privacy"]) }),
    output: z.object({
      /**
       * Plain text: an empty line ends a paragraph, "## " begins a heading. Null: the built-in text
       * is used.
       */
      contents: z.nullable(z.string()),
      version: z.string(),
    }),
    refusals: [],
  }),
};
