import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { emergencyAccesses } from "#contract/office/emergency-acts.ts";
import { factorFields } from "#contract/office/passkeys.ts";

/** The longest time of emergency access, in minutes. */
const LONGEST_EMERGENCY_MINUTES = 60;

/** The most acts that are listed for one emergency access. */
export const EMERGENCY_ACTS_SHOWN = 50;

/** Emergency access that lasts, of the operator's own session. */
export const ownEmergency = z.object({
  access: z.enum(emergencyAccesses),
  endsAt: z.string(),
});
export type OwnEmergency = z.infer<typeof ownEmergency>;

const emergency = z.object({
  id: z.int(),
  access: z.enum(emergencyAccesses),
  operator: z.string(),
  loginId: z.string(),
  reason: z.string(),
  takenAt: z.string(),
  /** When it ended, or ends by itself. */
  endsAt: z.string(),
  isOver: z.boolean(),
  /** The audit rows of the session in that time, at most fifty. */
  acts: z.array(
    z.object({
      id: z.int(),
      at: z.string(),
      call: z.string(),
      object: z.string(),
      reason: z.string(),
    }),
  ),
  actCount: z.int(),
  /** Null while it waits. */
  review: z.nullable(z.object({ at: z.string(), operator: z.string(), findings: z.string() })),
  /** Whether the asking operator took it, and so does not review it. */
  isOwn: z.boolean(),
});
export type Emergency = z.infer<typeof emergency>;

export const emergencyCalls = {
  "take-emergency-access": act({
    summary:
      "Take emergency access for up to an hour, in this session alone, with a second factor; the office is alerted and another operator reviews it.",
    access: "emergency.take",
    fields: {
      access: z.enum(emergencyAccesses),
      minutes: z.int().check(z.minimum(5), z.maximum(LONGEST_EMERGENCY_MINUTES)),
      ...factorFields,
    },
    output: z.object({ endsAt: z.string() }),
    refusals: ["already", "otp", "time"],
  }),
  "give-back-emergency-access": act({
    summary: "End the own emergency access before its time.",
    access: "emergency.take",
    fields: {},
    output: z.object({}),
    refusals: ["already"],
  }),
  "get-emergencies": read({
    summary: "Emergency access with what was done under it, newest first, twenty a page.",
    access: "operators.read",
    fields: { before: z.optional(rowId), isWaiting: z.optional(z.boolean()) },
    output: z.object({
      emergencies: z.array(emergency),
      next: z.nullable(z.int()),
      /** How many emergency accesses wait for their review. */
      waiting: z.int(),
    }),
    refusals: [],
  }),
  "review-emergency": act({
    summary:
      "Close the review of emergency access that is over; the reason is what the reviewer found.",
    access: "operators.check",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "self", "already", "under_way"],
  }),
};
