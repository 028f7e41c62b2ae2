/**
 * A column with values of `seal`, in a table with a bigint `id`. All of them are listed here, so
 * that a new secret reaches each; members' numbers are in `numbers.ts`.
 */
export type SealedColumn = (
  | { table: "operators" | "operator_invitations"; column: "second_factor" }
  | { table: "game_credentials"; column: "secret" }
  | { table: "message_contacts"; column: "reply_to" }
  | { table: "alert_channels"; column: "secret" }
  | { table: "member_persons"; column: "details" }
  | { table: "member_second_factors"; column: "secret" }
  | { table: "member_identity_files"; column: "content" }
  | { table: "member_identity_checks"; column: "correction" }
  | { table: "member_case_requests"; column: "evidence" | "file" }
  | { table: "member_privacy_requests"; column: "details" | "answer" }
) & {
  purpose: string;
  /** Its name in error messages. */
  what: string;
  /** How many seals one transaction makes; a hundred unless they are large. */
  atOnce?: number;
};

export const SECOND_FACTOR = "operators' second factor";
export const MEMBER_SECOND_FACTOR = "members' second factor";
export const CREDENTIAL = "providers' credentials";
export const REPLY_PATH = "visitors' reply paths";

export const WEBHOOK_SECRET = "webhooks' secrets";
export const PERSON_DETAILS = "members' details for registers";
export const IDENTITY_FILE = "identity documents";
export const IDENTITY_CORRECTION = "corrections by identity documents";
export const CASE_EVIDENCE = "evidence of third parties";
export const PRIVACY_REQUEST = "requests about data";

export const sealedColumns: readonly SealedColumn[] = [
  {
    table: "operators",
    column: "second_factor",
    purpose: SECOND_FACTOR,
    what: "the second factor of operator",
  },
  {
    table: "operator_invitations",
    column: "second_factor",
    purpose: SECOND_FACTOR,
    what: "the second factor of invitation",
  },
  {
    table: "member_second_factors",
    column: "secret",
    purpose: MEMBER_SECOND_FACTOR,
    what: "the second factor of member",
  },
  {
    table: "game_credentials",
    column: "secret",
    purpose: CREDENTIAL,
    what: "the provider's credential",
  },
  {
    table: "message_contacts",
    column: "reply_to",
    purpose: REPLY_PATH,
    what: "the reply path of request",
  },
  {
    table: "alert_channels",
    column: "secret",
    purpose: WEBHOOK_SECRET,
    what: "the secret of alert channel",
  },
  {
    table: "member_persons",
    column: "details",
    purpose: PERSON_DETAILS,
    what: "the details of member",
  },
  {
    table: "member_identity_checks",
    column: "correction",
    purpose: IDENTITY_CORRECTION,
    what: "the correction of identity check",
  },
  {
    table: "member_identity_files",
    column: "content",
    purpose: IDENTITY_FILE,
    what: "the identity document of file",
    // Up to 7 MB each.
    atOnce: 5,
  },
  {
    table: "member_case_requests",
    column: "evidence",
    purpose: CASE_EVIDENCE,
    what: "the evidence of request",
  },
  {
    table: "member_case_requests",
    column: "file",
    purpose: CASE_EVIDENCE,
    what: "the file of request",
    // Up to 7 MB each.
    atOnce: 5,
  },
  {
    table: "member_privacy_requests",
    column: "details",
    purpose: PRIVACY_REQUEST,
    what: "the details of privacy request",
  },
  {
    table: "member_privacy_requests",
    column: "answer",
    purpose: PRIVACY_REQUEST,
    what: "the answer to privacy request",
  },
];
