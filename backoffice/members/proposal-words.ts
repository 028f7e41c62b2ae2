import type { LimitKind, LimitPeriod, LimitProduct } from "#contract/limit-kinds.ts";
import type { VerificationWay } from "#contract/office/verification-ways.ts";
import type { Proposal } from "#contract/office/proposals.ts";
import type { AdjustmentCause } from "#contract/office/wallet.ts";
import { memberWords } from "#backoffice/frame/subject-name.ts";
import { limitAmountWords, limitWords } from "#backoffice/members/imposed-limits/limit-name.ts";
import type { DescribeProposal } from "#backoffice/describe-proposal.ts";

/** The member of a proposal, as colleagues call them. */
export const memberName = ({ subject: { member }, object }: Proposal): string =>
  member ? memberWords(member) : object;

/** The page of the proposal's member. */
const memberAddress = ({ subject: { member } }: Proposal): { address?: string } =>
  member ? { address: `/members/${member.id}` } : {};

/** The correction of a balance: to whom, how much, why, and the balance before and after. */
export const describeAdjustment: DescribeProposal = (proposal, { texts, format }) => {
  const { payload, subject, before, after, decision } = proposal;
  const amount = Number(payload["amount"]);
  const isGiven = payload["direction"] === "give";
  const cause = texts.members.causes[payload["cause"] as AdjustmentCause];
  const says = texts.proposals.says[isGiven ? "give" : "take"];
  // A waiting proposal changes the present balance; a decided one shows the balance of its time.
  const now = decision === null ? subject.member?.cash : undefined;
  const was = now ?? Number(before?.["cash"]);
  const is = now === undefined ? Number(after?.["cash"]) : now + (isGiven ? amount : -amount);
  return {
    sentence: says(memberName(proposal), format.moneyText(amount), cause),
    ...memberAddress(proposal),
    changes: [
      { name: texts.payments.cash, before: format.moneyText(was), after: format.moneyText(is) },
    ],
  };
};

/** Money of the house for a test account: how much, and the balance before and after. */
export const describeFunding: DescribeProposal = (proposal, { texts, format }) => {
  const { payload, subject, before, after, decision } = proposal;
  const amount = Number(payload["amount"]);
  const now = decision === null ? subject.member?.cash : undefined;
  const was = now ?? Number(before?.["cash"]);
  const is = now === undefined ? Number(after?.["cash"]) : now + amount;
  return {
    sentence: texts.proposals.says.fund(memberName(proposal), format.moneyText(amount)),
    ...memberAddress(proposal),
    changes: [
      { name: texts.payments.cash, before: format.moneyText(was), after: format.moneyText(is) },
    ],
  };
};

export const describeErasure: DescribeProposal = (proposal, { texts }) => ({
  sentence: texts.proposals.says.erase(memberName(proposal)),
  ...memberAddress(proposal),
  changes: [],
});

export const describeResetLink: DescribeProposal = (proposal, { texts }) => ({
  sentence: texts.proposals.says.resetLink(memberName(proposal)),
  ...memberAddress(proposal),
  changes: [],
});

export const describeLiftedFactor: DescribeProposal = (proposal, { texts }) => ({
  sentence: texts.proposals.says.liftSecondFactor(memberName(proposal)),
  ...memberAddress(proposal),
  changes: [],
});

export const describeIdentity: DescribeProposal = (proposal, { texts }) => ({
  sentence: texts.proposals.says.verifyIdentity(memberName(proposal)),
  address: `/identity-checks/${String(proposal.payload["id"])}`,
  changes: [],
});

export const describeDuplicate: DescribeProposal = (proposal, { texts }) => ({
  sentence: texts.proposals.says.letDuplicatePlay(memberName(proposal)),
  address: "/duplicate-accounts",
  changes: [],
});

export const describeReopening: DescribeProposal = (proposal, { texts }) => ({
  sentence: texts.proposals.says.reopen(memberName(proposal)),
  ...memberAddress(proposal),
  changes: [],
});

export const describeDormant: DescribeProposal = (proposal, { texts }) => ({
  sentence: texts.proposals.says.reopenDormant(
    memberName(proposal),
    texts.members.dormancy.checks[proposal.payload["verifiedBy"] as VerificationWay],
  ),
  ...memberAddress(proposal),
  changes: [],
});

export const describeUnfreezing: DescribeProposal = (proposal, { texts }) => ({
  sentence: texts.proposals.says.unfreeze(memberName(proposal)),
  ...memberAddress(proposal),
  changes: [],
});

/** A limit that staff impose and two loosen: what is imposed before and after. */
export const describeLoosening: DescribeProposal = (proposal, { texts, format }) => {
  const { before, after } = proposal;
  const name = {
    kind: after?.["limitKind"] as LimitKind,
    period: after?.["limitPeriod"] as LimitPeriod,
    product: (after?.["limitProduct"] ?? "all") as LimitProduct,
  };
  const fact = name.kind === "time" ? "imposedMinutes" : "imposed";
  const words = (amount: unknown) =>
    typeof amount === "number"
      ? limitAmountWords(format, name.kind, amount)
      : texts.imposedLimits.none;
  const change = { before: words(before?.[fact]), after: words(after?.[fact]) };
  return {
    sentence: texts.proposals.says.loosenLimit(
      memberName(proposal),
      limitWords(texts.members, name),
    ),
    ...memberAddress(proposal),
    changes: [{ name: texts.facts.imposed, ...change }],
  };
};

export const describeUnbarring: DescribeProposal = ({ subject, object }, { texts }) => ({
  sentence: texts.proposals.says.unbar(subject.name ?? object),
  address: "/barred-persons",
  changes: [],
});

export const describeClosing: DescribeProposal = (proposal, { texts }) => ({
  sentence: texts.proposals.says.closeCase(
    memberName(proposal),
    texts.cases.outcomes[proposal.payload["outcome"] as keyof typeof texts.cases.outcomes],
  ),
  address: "/cases",
});
