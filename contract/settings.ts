import * as z from "zod/mini";
import { call } from "#contract/call.ts";

export const settingCalls = {
  "get-reg-domain": call({
    summary: "Whether this host takes new members, and what it asks of them.",
    access: "visitor",
    changes: false,
    input: z.strictObject({}),
    output: z.object({
      open: z.boolean(),
      codeRequired: z.boolean(),
      siteName: z.string(),
      minimumAge: z.int(),
      termsVersion: z.string(),
    }),
    refusals: [],
  }),
};
