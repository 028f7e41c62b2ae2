import type { CheckedActName } from "#contract/office/calls.ts";
import type { DescribeProposal } from "#backoffice/describe-proposal.ts";
import { describeApproval } from "#backoffice/payments/proposal-words.ts";

/** The nouns' descriptions of acts that can need a second operator. */
export const proposalWords: Partial<Record<CheckedActName, DescribeProposal>> = {
  "approve-payment": describeApproval,
};
