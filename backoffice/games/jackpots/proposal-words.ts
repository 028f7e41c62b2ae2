import type { Proposal } from "#contract/office/proposals.ts";
import type { DescribeProposal, Speaking } from "#backoffice/describe-proposal.ts";

const address = "/games/jackpots";

const tierOf = ({ payload }: Proposal): string => String(payload["tier"]).toUpperCase();
const moneyOf = ({ format }: Speaking, value: Proposal["payload"][string] | undefined): string =>
  format.moneyText(Number(value ?? 0));

/** The stored facts show each share, before and after. */
export const describeShares: DescribeProposal = ({ subject, object }, { texts }) => ({
  sentence: texts.jackpots.says.shares(subject.name ?? object),
  address,
});

export const describeGiving: DescribeProposal = (
  { payload, subject, after },
  { texts, locale },
) => {
  const { provider: names } = subject;
  const provider = names ? (locale === "ko" ? names.ko : names.en) : String(payload["provider"]);
  const scheme = after?.["jackpotScheme"];
  const { says } = texts.jackpots;
  return {
    sentence: typeof scheme === "string" ? says.give(provider, scheme) : says.takeAway(provider),
    address,
  };
};

export const describeStart: DescribeProposal = (proposal, speaking) => ({
  sentence: speaking.texts.jackpots.says.start(
    tierOf(proposal),
    moneyOf(speaking, proposal.payload["amount"]),
  ),
  address,
});

export const describeFunding: DescribeProposal = (proposal, speaking) => ({
  sentence: speaking.texts.jackpots.says.fund(
    tierOf(proposal),
    moneyOf(speaking, proposal.payload["amount"]),
  ),
  address,
});

export const describeEmptying: DescribeProposal = (proposal, speaking) => ({
  sentence: speaking.texts.jackpots.says.empty(
    tierOf(proposal),
    moneyOf(speaking, proposal.payload["expected"]),
  ),
  address,
});
