import * as z from "zod/mini";
import { breakTerms, LONGEST_RETURN_REASON } from "#contract/break-terms.ts";
import { call } from "#contract/call.ts";
import { empty, writtenText } from "#contract/fields.ts";

/** A break that holds. Times are ISO 8601. */
export const runningBreak = z.object({
  term: z.enum(breakTerms),
  isExclusion: z.boolean(),
  startedAt: z.string(),
  /** Null for ever. A self-exclusion holds after it until the return. */
  endsAt: z.nullable(z.string()),
  /** Whether the member may ask to return now. */
  mayAskReturn: z.boolean(),
  /** When the member may play again after asking for it; null before. */
  returnsAt: z.nullable(z.string()),
  /** Why the member asked for it; null before. */
  returnReason: z.nullable(z.string()),
});
export type RunningBreak = z.infer<typeof runningBreak>;

export const breakCalls = {
  "get-break": call({
    summary: "The break that holds longest of those that the member has begun; null for none.",
    access: "member",
    isMutation: false,
    input: empty,
    output: z.object({
      running: z.nullable(runningBreak),
      /** The terms that the site's jurisdiction offers. */
      terms: z.array(z.enum(breakTerms)),
      /** How long a self-excluded member waits after asking to return. */
      returnWaitsHours: z.int(),
    }),
    refusals: [],
  }),
  "start-break": call({
    summary:
      "Begin a cooling-off or a self-exclusion. It holds at once; it can be lengthened, never shortened.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ term: z.enum(breakTerms) }),
    output: z.object({ running: runningBreak }),
    /** `not_found`: the term is not offered. `already`: a break that ends as late or later holds. */
    refusals: ["not_found", "already", "time"],
  }),
  "ask-return": call({
    summary:
      "Ask to play again after the term of a self-exclusion, with a reason; possible a day later.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ reason: writtenText(LONGEST_RETURN_REASON) }),
    output: z.object({ running: runningBreak }),
    /** `not_found`: no self-exclusion whose term is over. `already`: asked before. */
    refusals: ["not_found", "already"],
  }),
};
