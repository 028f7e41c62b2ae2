import type { Proposal } from "#contract/office/proposals.ts";
import type { PayoutFault } from "#contract/office/payouts.ts";
import type { DescribeProposal } from "#backoffice/describe-proposal.ts";
import { memberName } from "#backoffice/members/proposal-words.ts";

const countOf = ({ payload }: Proposal): number => {
  const { payouts } = payload;
  return Array.isArray(payouts) ? payouts.length : 1;
};

/** The withdrawal when it is only one, otherwise the list in which the payouts are. */
const addressOf = (proposal: Proposal, list: string): string => {
  const { payment } = proposal.subject;
  return payment && countOf(proposal) === 1 ? `/withdrawals/${payment.id}?view=decided` : list;
};

/** A payment file: from which account, how many withdrawals, and their sum. */
export const describeFile: DescribeProposal = (proposal, { texts, format }) => ({
  sentence: texts.proposals.says.payFile(
    String(proposal.after?.["account"]),
    format.number(countOf(proposal)),
    format.moneyText(Number(proposal.after?.["amount"])),
  ),
  address: addressOf(proposal, "/payouts"),
});

/** A payment file that is taken back: its number, how many payments, and their sum. */
export const describeTakingBack: DescribeProposal = ({ object, after }, { texts, format }) => ({
  sentence: texts.proposals.says.fileBack(
    object.split(":")[1] ?? object,
    format.number(Number(after?.["count"])),
    format.moneyText(Number(after?.["amount"])),
  ),
  address: "/payouts?view=filed",
});

/** Withdrawals that the bank refused: whose or how many, how much, and the bank's reason. */
export const describeFailure: DescribeProposal = (proposal, { texts, format }) => {
  const { says } = texts.proposals;
  const count = countOf(proposal);
  const amount = format.moneyText(Number(proposal.after?.["amount"]));
  const fault = texts.payouts.faults[proposal.payload["fault"] as PayoutFault];
  return {
    sentence:
      count === 1
        ? says.payFailed(memberName(proposal), amount, fault)
        : says.payFailedMany(format.number(count), amount, fault),
    address: addressOf(proposal, "/payouts?view=sent"),
  };
};

/** A withdrawal that came back from the bank: whose, and how much. */
export const describeReturn: DescribeProposal = (proposal, { texts, format }) => ({
  sentence: texts.proposals.says.payBack(
    memberName(proposal),
    format.moneyText(Number(proposal.after?.["amount"])),
    String(proposal.subject.payment?.id ?? proposal.object),
  ),
  address: addressOf(proposal, "/payouts?view=ended"),
});
