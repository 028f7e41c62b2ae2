import type { DescribeProposal } from "#backoffice/describe-proposal.ts";

/** A note to many members: its title and how many it reaches. */
export const describeMailing: DescribeProposal = ({ subject: { mailing } }, { texts, format }) => ({
  sentence: texts.proposals.says.note(mailing?.title ?? "-", format.number(mailing?.readers ?? 0)),
});
