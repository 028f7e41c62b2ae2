import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { page } from "#contract/fields.ts";

/**
 * What staff opened, in the member's words. One word covers several screens of the office, so that
 * none tells what staff work on.
 */
const openedParts = [
  "account",
  "money",
  "games",
  "messages",
  "identity",
  "privacy-requests",
  "phone",
  "bank",
  "identity-file",
  "help-file",
] as const;
export type OpenedPart = (typeof openedParts)[number];

/** Who opened it, without a name; `staff` where the role was not recorded. */
const staffTeams = [
  "support",
  "payments",
  "content",
  "oversight",
  "administrator",
  "staff",
] as const;
export type StaffTeam = (typeof staffTeams)[number];

const staffAccess = z.object({
  /** The team's first access to the part on that day of the site, ISO 8601. */
  at: z.string(),
  part: z.enum(openedParts),
  by: z.enum(staffTeams),
  /** Staff had to record why. The reason itself is for the audit. */
  isReasoned: z.boolean(),
});
export type StaffAccess = z.infer<typeof staffAccess>;

export const staffAccessCalls = {
  "get-staff-accesses": call({
    summary:
      "When which team of staff opened a part of the member's account, one line a day, newest first, twenty a page.",
    access: "member",
    isMutation: false,
    input: z.strictObject({ page }),
    output: z.object({
      list: z.array(staffAccess),
      maxCount: z.int(),
      /** How many days an access is kept. */
      keptDays: z.int(),
    }),
    refusals: [],
  }),
};
