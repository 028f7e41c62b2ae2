import type { Role } from "#contract/office/permissions.ts";
import type { Proposal } from "#contract/office/proposals.ts";
import type { DescribeProposal } from "#backoffice/describe-proposal.ts";

/** A colleague's name and id. */
const personOf = ({ subject: { operator }, object }: Proposal): string =>
  operator ? `${operator.name} (${operator.loginId})` : object;

export const describeRole: DescribeProposal = (proposal, { texts: { proposals, roles } }) => ({
  sentence: proposals.says.role(
    personOf(proposal),
    roles[proposal.payload["from"] as Role],
    roles[proposal.payload["role"] as Role],
  ),
});

/** Only a later end, or none, is proposed. */
export const describeEnd: DescribeProposal = (proposal, { texts: { proposals }, format }) => {
  const { until } = proposal.payload;
  const person = personOf(proposal);
  return {
    sentence:
      typeof until === "string"
        ? proposals.says.accessEnd(person, `${format.date(until)} ${format.time(until)}`)
        : proposals.says.accessNoEnd(person),
  };
};

export const describeRestoring: DescribeProposal = (proposal, { texts }) => ({
  sentence: texts.proposals.says.reinstate(personOf(proposal)),
});

export const describeRenewal: DescribeProposal = (proposal, { texts: { proposals } }) => ({
  sentence: (proposal.payload["renewsPassword"] === true
    ? proposals.says.renewBoth
    : proposals.says.renew)(personOf(proposal)),
});

export const describeSignInRule: DescribeProposal = ({ payload }, { texts: { passkeys } }) => ({
  sentence: payload["passkeysOnly"] === true ? passkeys.saysOn : passkeys.saysOff,
});

export const describeApprovalRule: DescribeProposal = ({ payload }, { texts: { approvals } }) => ({
  sentence: payload["signedOnly"] === true ? approvals.saysOn : approvals.saysOff,
});

export const describeInvitation: DescribeProposal = ({ payload }, { texts }) => ({
  sentence: texts.proposals.says.invite(
    `${String(payload["name"])} (${String(payload["loginId"])})`,
    texts.roles[payload["role"] as Role],
  ),
});
