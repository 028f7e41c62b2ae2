import type { DescribeProposal, LoadProposalFacts } from "#backoffice/describe-proposal.ts";

/** The crediting of a transfer to a member: how much, and to whom. */
export const describePosting: DescribeProposal = ({ payload, after }, { texts, format }) => ({
  sentence: texts.proposals.says.post(
    String(payload["loginId"]),
    format.moneyText(Number(after?.["amount"])),
  ),
});

/** The return of a transfer: how much, and to whose account at which bank. */
export const describeGivingBack: DescribeProposal = ({ payload, after }, { texts, format }) => ({
  sentence: texts.proposals.says.giveBack(
    String(payload["bankOwner"]),
    String(payload["bankName"]),
    format.moneyText(Number(after?.["amount"])),
  ),
});

/** The transfer: from whom it came, with which text, and whose reference it names. */
export const loadPostingFacts: LoadProposalFacts = async (proposal, speaking) => {
  const { payload } = proposal;
  const { call, texts, format } = speaking;
  const answer = await call("get-statement-line", { id: Number(payload["id"]) });
  if (answer.status !== "success") return null;
  const { statements, settings } = texts;
  const isReturn = proposal.call === "return-statement-line";
  const { amount, sender, memo, trouble, referenced, state } = answer.line;
  return {
    facts: [
      ...(isReturn
        ? (["bankName", "bankNumber", "bankOwner"] as const).map((name) => ({
            name: settings[name],
            value: String(payload[name]),
          }))
        : [{ name: statements.loginId, value: String(payload["loginId"]) }]),
      { name: statements.amountThatCame, value: format.moneyText(amount) },
      { name: statements.columns.sender, value: sender },
      { name: statements.columns.memo, value: memo },
      ...(trouble ? [{ name: statements.columns.why, value: statements.troubles[trouble] }] : []),
      ...(referenced
        ? [
            {
              name: statements.owner,
              value: `${referenced.owner} · ${referenced.nick} (${referenced.loginId})`,
            },
          ]
        : []),
    ],
    changes: [
      {
        name: statements.columns.state,
        before: statements.states[state],
        after: statements.states[isReturn ? "returning" : "posted"],
      },
    ],
  };
};
