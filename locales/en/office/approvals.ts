import type {
  koOfficeApprovalRefusals,
  OfficeApprovalTexts,
} from "#locales/ko/office/approvals.ts";

export const enOfficeApprovals = {
  rule: "Signed approvals",
  ruleOn: "Each approval is signed with the approver's passkey.",
  ruleOff: "Approvals are not signed.",
  without: (count) =>
    `Operators who approve and have no passkey for this address: ${count}. All of them need one before this can be turned on.`,
  turnOn: "Demand signatures",
  turnOff: "Stop demanding signatures",
  turnOnLead:
    "Operators then confirm each approval with their passkey, and the signature is kept with it. Operators without a passkey cannot approve.",
  turnOffLead:
    "Operators then approve without their passkey again. Signatures that were made are kept.",
  saysOn: "Demand that approvals are signed with a passkey",
  saysOff: "Stop demanding that approvals are signed with a passkey",
  willSign: "Next asks for your passkey, which signs this approval.",
  notDone: "The passkey did not sign, so nothing was approved. Please try again.",
  signature: "Signature",
  none: "Not signed",
  valid: "The signature is valid",
  invalid: "The signature is not valid",
  passkey: "Passkey that signed",
  signedAt: "Signed",
  fingerprint: "Check value",
  faults: {
    request: "The stored proposal or its approver is not what was signed.",
    signature: "The signature of the passkey cannot be verified.",
    trail: "The audit trail names another signature.",
    missing: "The audit trail names a signature that is gone.",
    unsigned: "This approval had to be signed and has no signature.",
  },
} satisfies OfficeApprovalTexts;

/** One sentence for each refusal about signed approvals. */
export const enOfficeApprovalRefusals = {
  own_passkey:
    "Approving takes a passkey of yours for this address. Please add one under My account.",
  approvers: "Every operator who can approve something needs a passkey.",
  unsigned: "Approvals are signed with a passkey. Please approve again.",
  signature:
    "The signature could not be verified, or the proposal has changed. Please approve again.",
  signature_late: "The time for signing has run out. Please approve again.",
} satisfies typeof koOfficeApprovalRefusals;
