import type { DescribeProposal } from "#backoffice/describe-proposal.ts";
import { accountName } from "#backoffice/reports/funds/account-name.ts";

const address = "/reports/funds";

/** The bank and the end of the number as they would be. */
const nameIn = (facts: Readonly<Record<string, unknown>> | null | undefined): string =>
  accountName({
    bankName: String(facts?.["bankName"] ?? ""),
    ending: String(facts?.["numberEnding"] ?? ""),
  });

export const describeAddedAccount: DescribeProposal = ({ payload, after }, { texts }) => ({
  sentence: texts.funds.says.added(nameIn(after), String(payload["from"])),
  address,
});

/** The stored facts show the account before and after. */
export const describeChangedAccount: DescribeProposal = ({ after }, { texts }) => ({
  sentence: texts.funds.says.changed(nameIn(after)),
  address,
});

export const describeEndedAccount: DescribeProposal = ({ payload, after }, { texts }) => ({
  sentence: texts.funds.says.ended(nameIn(after), String(payload["until"])),
  address,
});
