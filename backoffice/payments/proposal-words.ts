import { whysSecond } from "#contract/office/payments.ts";
import type { DescribeProposal, LoadProposalFacts } from "#backoffice/describe-proposal.ts";
import { memberName } from "#backoffice/members/proposal-words.ts";
import { checkName, checkWords } from "#backoffice/payments/check-words.ts";

/** The approval of a payment: whose, and how much. */
export const describeApproval: DescribeProposal = (proposal, { texts, format }) => {
  const { payment } = proposal.subject;
  if (!payment) return { sentence: texts.acts["approve-payment"] };
  const says = texts.proposals.says[payment.kind];
  return {
    sentence: says(memberName(proposal), format.moneyText(payment.amount), String(payment.id)),
    address: `/${payment.kind}s/${payment.id}`,
  };
};

/** The payment's bank account, why two are needed, what its checks found, and the balances. */
export const loadApprovalFacts: LoadProposalFacts = async (
  { payload, after },
  { call, texts, format },
) => {
  const answer = await call("get-payment", { id: Number(payload["id"]) });
  if (answer.status !== "success") return null;
  const { came, money, bank, reference, checks } = answer.request;
  const { payments, statements } = texts;
  const won = format.moneyText;
  return {
    facts: [
      ...(came === null ? [] : [{ name: statements.amountThatCame, value: won(came) }]),
      ...whysSecond
        .filter((why) => after?.["second"] === why)
        .map((why) => ({ name: payments.whyTwo, value: payments.whySecond[why] })),
      ...checks
        .filter(({ state }) => state !== "good")
        .map((check) => ({
          name: `${checkName(check, texts)} · ${payments.states[check.state]}`,
          value: checkWords(check, answer.request, texts, format),
        })),
      ...(bank
        ? [{ name: payments.bank, value: `${bank.name} ${bank.number} ${bank.owner}` }]
        : []),
      ...(reference === null ? [] : [{ name: payments.reference, value: reference }]),
    ],
    changes: [
      { name: payments.cash, before: won(money.now.cash), after: won(money.approved.cash) },
      { name: payments.setAside, before: won(money.now.hold), after: won(money.approved.hold) },
    ],
  };
};
