import type { Proposal } from "#contract/office/operators.ts";
import { whysSecond } from "#contract/office/payments.ts";
import type { DescribeProposal } from "#backoffice/describe-proposal.ts";

/** Describes the approval of a payment: the member, the amount, and the balances. */
export const describeApproval: DescribeProposal = async (
  { payload, after }: Proposal,
  { call, texts, format },
) => {
  const answer = await call("get-payment", { id: Number(payload["id"]) });
  if (answer.status !== "success") return null;
  const { id, kind, member, amount, money, bank, reference } = answer.request;
  const { payments } = texts;
  const won = format.moneyText;
  return {
    title: `${payments.numbered(payments[kind], String(id))} ${payments.approve}`,
    address: kind === "deposit" ? `/deposits/${id}` : `/withdrawals/${id}`,
    facts: [
      { name: payments.member, value: `${member.nick} (${member.loginId})` },
      { name: payments.moneyAmount, value: won(amount) },
      ...whysSecond
        .filter((why) => after?.["second"] === why)
        .map((why) => ({ name: payments.whyTwo, value: payments.whySecond[why] })),
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
