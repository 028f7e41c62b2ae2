import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { empty } from "#contract/fields.ts";

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
};
