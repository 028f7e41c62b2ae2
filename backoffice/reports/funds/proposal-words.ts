import type { Proposal } from "#contract/office/proposals.ts";
import type { DescribeProposal } from "#backoffice/describe-proposal.ts";
import { accountName } from "#backoffice/reports/funds/account-name.ts";

const address = "/reports/funds";

/** The bank and the end of the number as they would be. */
const nameIn = ({ after }: Proposal): string =>
  accountName({
    bankName: String(after?.["bankName"]),
    ending: String(after?.["numberEnding"]),
  });

export const describeAddedAccount: DescribeProposal = (proposal, { texts }) => ({
  sentence: texts.funds.says.added(nameIn(proposal), String(proposal.payload["from"])),
  address,
});

/** The stored facts show the account before and after. */
export const describeChangedAccount: DescribeProposal = (proposal, { texts }) => ({
  sentence: texts.funds.says.changed(nameIn(proposal)),
  address,
});

export const describeEndedAccount: DescribeProposal = (proposal, { texts }) => ({
  sentence: texts.funds.says.ended(nameIn(proposal), String(proposal.payload["until"])),
  address,
});
