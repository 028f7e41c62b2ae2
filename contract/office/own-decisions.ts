import * as z from "zod/mini";
import { runningBreak } from "#contract/breaks.ts";

/** What a member has decided about the own account, as staff see it; they cannot end it. */
export const ownDecisions = {
  /** The cooling-off or self-exclusion that the member has begun. */
  running: z.nullable(runningBreak),
  /**
   * The closing of the account: when it was asked for, and when it was closed; null without one that
   * is under way or holds.
   */
  closing: z.nullable(z.object({ askedAt: z.string(), closedAt: z.nullable(z.string()) })),
};
