import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { act, read, selfService } from "#contract/office/call.ts";
import { requestOptions } from "#contract/passkeys.ts";

/**
 * What is wrong with an approval: the proposal or the approver is another than was signed; the
 * signature does not verify; the audit trail names another signature or none; the audit trail names
 * a signature that is gone; or there is none although the rule demanded it.
 */
const approvalFaults = ["request", "signature", "trail", "missing", "unsigned"] as const;
export type ApprovalFault = (typeof approvalFaults)[number];

export const approvalCalls = {
  "get-approval": read({
    summary:
      "The signature of the approval of a proposal that was carried out, verified at the moment of the call.",
    access: "operator",
    fields: { id: rowId },
    output: z.object({
      /** Null for an approval without a signature. */
      signed: z.nullable(
        z.object({
          by: z.string(),
          at: z.string(),
          /** The name that the operator gave the passkey. */
          passkey: z.string(),
          /** The SHA-256 of the stored approval, base64url, as the audit trail has it. */
          fingerprint: z.string(),
        }),
      ),
      /** Null for an approval that is as it was made. */
      fault: z.nullable(z.enum(approvalFaults)),
    }),
    refusals: ["not_found"],
  }),
  "challenge-approval": selfService({
    summary:
      "What the operator's passkey signs to approve a proposal, valid once within five minutes; null while approvals are not signed.",
    access: "operator",
    fields: { id: rowId },
    output: z.object({ options: z.nullable(requestOptions) }),
    refusals: [
      "not_found",
      "already",
      "expired",
      "own",
      "self",
      "let_in",
      "passkey_address",
      "own_passkey",
    ],
  }),
  "get-approval-rule": read({
    summary: "Whether approvals are signed, and how many approvers have no passkey yet.",
    access: "operators.read",
    fields: {},
    output: z.object({
      signedOnly: z.boolean(),
      /** Operators with access whose role approves something and who have no passkey here. */
      without: z.int(),
    }),
    refusals: [],
  }),
  "change-approval-rule": act({
    summary:
      "Demand that approvals are signed with the approver's passkey, or demand it no longer; a second operator checks it.",
    access: "operators.change",
    checkedBy: "operators.check",
    fields: { signedOnly: z.boolean() },
    output: z.object({}),
    refusals: ["already", "waiting", "approvers"],
  }),
};
