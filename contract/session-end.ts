import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { empty } from "#contract/fields.ts";
import { sessionEnds } from "#contract/session-ends.ts";

/** The end of a session as a page counts it down, free of differences between clocks. */
export const sessionCountdown = z.object({
  /** Milliseconds until it ends without activity; never more than `leftMs`. */
  idleLeftMs: z.int(),
  /** Milliseconds until it ends whatever the member does. */
  leftMs: z.int(),
});
export type SessionCountdown = z.infer<typeof sessionCountdown>;

export const sessionEndCalls = {
  "continue-session": call({
    summary:
      "Say that the member is still there: the idle time starts anew, up to the session's end.",
    access: "member",
    isMutation: true,
    input: empty,
    output: z.object({ session: sessionCountdown }),
    refusals: [],
  }),
  "get-session-end": call({
    summary:
      "Why a session ended: that of the token for health checks, or of the cookie. Removes the cookie of an ended session.",
    access: "visitor",
    isMutation: true,
    input: z.strictObject({ token: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))) }),
    /** Null for a session that goes on and for an unknown one. */
    output: z.object({ why: z.nullable(z.enum(sessionEnds)) }),
    refusals: [],
  }),
};
