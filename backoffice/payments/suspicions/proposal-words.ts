import type { DescribeProposal } from "#backoffice/describe-proposal.ts";
import { memberName } from "#backoffice/members/proposal-words.ts";

/** How the suspicion of a member is to end. */
export const describeSuspicion: DescribeProposal = (proposal, { texts }) => ({
  sentence: texts.proposals.says.closeSuspicion(
    memberName(proposal),
    texts.suspicions.outcomes[
      proposal.payload["outcome"] as keyof typeof texts.suspicions.outcomes
    ],
  ),
  address: "/suspicions",
  changes: [],
});
