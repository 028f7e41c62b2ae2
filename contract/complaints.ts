import * as z from "zod/mini";
import { siteContact } from "#contract/protection.ts";

/** How a complaint was decided. */
export const complaintOutcomes = ["upheld", "partly", "not_upheld"] as const;
export const complaintOutcome = z.enum(complaintOutcomes);
export type ComplaintOutcome = z.infer<typeof complaintOutcome>;

/** Every time is ISO 8601. */
export const complaintClock = {
  lodgedAt: z.string(),
  /** When the first answer is due, and when the decision. */
  answerBy: z.string(),
  decideBy: z.string(),
  answeredAt: z.nullable(z.string()),
  /** Null until it is decided. */
  outcome: z.nullable(complaintOutcome),
  decidedAt: z.nullable(z.string()),
};

/** A complaint, as its member sees it. */
export const ownComplaint = z.object({
  ...complaintClock,
  /** The final answer as sanitised HTML. */
  decision: z.nullable(z.string()),
  /** Whole days until what is due next, rounded up; negative when late, null once decided. */
  daysLeft: z.nullable(z.int()),
  /**
   * Who decides about it outside of the house: the site's bodies for disputes and its authority.
   * They are listed after a decision other than `upheld`, and once `decideBy` has passed without one.
   */
  outside: z.array(siteContact),
});
export type OwnComplaint = z.infer<typeof ownComplaint>;
