import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { empty } from "#contract/fields.ts";

/**
 * What a member states at registration beside the terms and the privacy notice: that the account is
 * not shared, that play is monitored, and that the given facts are true.
 */
export const statementKinds = ["sharing", "monitoring", "accuracy"] as const;
export type StatementKind = (typeof statementKinds)[number];

export const acceptanceCalls = {
  "get-documents-due": call({
    summary: "The version of terms and privacy notice that waits for the member's acceptance.",
    access: "member",
    isMutation: false,
    input: empty,
    output: z.object({
      /** Null when none waits. */
      due: z.nullable(z.object({ version: z.string(), publishedAt: z.string() })),
    }),
    refusals: [],
  }),
  "accept-documents": call({
    summary: "Accept the terms and privacy notice of this site, in the version that was shown.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ terms: z.string().check(z.minLength(1), z.maxLength(32)) }),
    output: z.object({}),
    /** `not_found`: a newer version holds. */
    refusals: ["already", "not_found"],
  }),
};
