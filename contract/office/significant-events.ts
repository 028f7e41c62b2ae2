import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { day } from "#contract/fields.ts";
import { facts } from "#contract/office/audit.ts";
import { act, read } from "#contract/office/call.ts";
import { eventPlace } from "#contract/office/fields.ts";
import { origin } from "#contract/office/reports.ts";
import { subject } from "#contract/office/subjects.ts";

/** The kinds of significant events. Source of the list: GLI-19 2.8.8. */
export const significantKinds = [
  "failed_access",
  "program_mismatch",
  "downtime",
  "large_win",
  "large_wager",
  "large_transfer",
  "override",
  "roll_back",
  "data_outside",
  "policy",
  "clock",
  "game",
  "jackpot",
  "incentive",
  "personal_data",
  "deactivation",
  "negative_balance",
  "data_loss",
] as const;
export type SignificantKind = (typeof significantKinds)[number];

/** What happened, beside acts of operators, which have the name of their call. */
export const significantHappenings = [
  "sign_in_refused",
  "components_differ",
  "other_build",
  "provider_failing",
  "no_process",
  "process_died",
  "silence",
  "restart",
  "clock_jumped",
  "restored",
  "large_win",
  "large_wager",
  "large_transfer",
  "large_deposits",
  "large_withdrawals",
  "stake_rolled_back",
  "stake_part_given_back",
  "win_rolled_back",
  "commitment_refused",
  "commitment_changed",
  "books_broken",
  "receivable",
  "password_changed",
  "withdrawal_password_changed",
  "password_reset",
  "second_factor_added",
  "second_factor_removed",
  "passkey_added",
  "passkey_removed",
  "phone_changed",
  "bank_account_changed",
  "likely_excluded",
  "duplicate_held",
  "self_exclusion",
  "account_dormant",
] as const;

const event = z.object({
  /** Its place in the order by time. */
  id: z.string(),
  at: z.string(),
  kind: z.enum(significantKinds),
  /** One of `significantHappenings`, or the call of an operator's act. */
  happening: z.string(),
  /** `office`, `site`, `ledger`, `database`, a process and its host, or a provider. */
  component: z.string(),
  /** What it is about, such as `member:12`; null for the whole component. */
  object: z.nullable(z.string()),
  subject,
  /** The operator, the id typed at a sign-in, or the member; null for an event of the system. */
  actor: z.nullable(z.string()),
  /** The second operator; null where one operator may act. */
  authoriser: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  before: facts,
  after: facts,
});
export type SignificantEvent = z.infer<typeof event>;

/** Events of these days; of one kind alone. */
const asked = { from: day, until: day, kind: z.optional(z.enum(significantKinds)) };
const after = z.optional(eventPlace);

export const significantEventCalls = {
  "get-significant-events": read({
    summary:
      "Significant events of a period, fifty a page, newest first, with how many of each kind there were.",
    access: "audit.read",
    mayBeLate: true,
    fields: { ...asked, after },
    output: z.object({
      origin,
      /** Every kind, also those without events. */
      kinds: z.array(z.object({ kind: z.enum(significantKinds), count: z.int() })),
      rows: z.array(event),
      next: z.nullable(z.string()),
    }),
    refusals: ["limit"],
  }),
  "export-significant-events": act({
    summary:
      "The significant events of a period as a file, at most 100,000, with a line for each kind without events.",
    access: "audit.read",
    mayBeLate: true,
    fields: asked,
    file: "significant-events.csv",
    output: fileLines,
    refusals: ["limit"],
  }),
};
