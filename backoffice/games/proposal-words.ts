import { differenceKinds } from "#contract/office/catalogue.ts";
import type { Proposal } from "#contract/office/proposals.ts";
import type { DescribeProposal, Speaking } from "#backoffice/describe-proposal.ts";
import { memberName } from "#backoffice/members/proposal-words.ts";

type Named = Proposal["subject"]["game"];

/** The name in the operator's language; the object's own where it is gone. */
const nameOf = (named: Named, { locale }: Speaking, { object }: Proposal): string =>
  named === null ? object : locale === "ko" ? named.ko : named.en;

/** The end of an open round: whose, which game, the stake, and the balance. */
export const describeRound: DescribeProposal = (proposal, speaking) => {
  const { payload, subject, decision } = proposal;
  const { texts, format } = speaking;
  const isRefund = payload["resolution"] === "refund";
  const stake = subject.round?.stake ?? 0;
  const says = texts.proposals.says[isRefund ? "refundRound" : "closeRound"];
  const cash = subject.member?.cash;
  return {
    sentence: says(
      memberName(proposal),
      nameOf(subject.game, speaking, proposal),
      format.moneyText(stake),
    ),
    changes:
      cash === undefined || decision !== null
        ? []
        : [
            {
              name: texts.payments.cash,
              before: format.moneyText(cash),
              after: format.moneyText(isRefund ? cash + stake : cash),
            },
          ],
  };
};

export const describeProviderSwitch: DescribeProposal = (proposal, speaking) => ({
  sentence: speaking.texts.proposals.says.providerOn(
    nameOf(proposal.subject.provider, speaking, proposal),
  ),
});

export const describeGameSwitch: DescribeProposal = (proposal, speaking) => ({
  sentence: speaking.texts.proposals.says.gameOn(
    nameOf(proposal.subject.game, speaking, proposal),
    nameOf(proposal.subject.provider, speaking, proposal),
  ),
});

export const describeImport: DescribeProposal = (proposal, speaking) => {
  const { payload, subject } = proposal;
  const { texts, format } = speaking;
  const codes = Array.isArray(payload["games"]) ? payload["games"] : [];
  const kind = differenceKinds.find((each) => each === payload["kind"]) ?? "new";
  const says = texts.catalogue.says[kind];
  return {
    sentence: says(nameOf(subject.provider, speaking, proposal), format.number(codes.length)),
    address: `/games/providers/${String(payload["provider"])}/feed?kind=${kind}`,
  };
};

export const describeImportList: DescribeProposal = (proposal, speaking) => {
  const { payload, subject } = proposal;
  const { texts, format } = speaking;
  const kind = differenceKinds.find((each) => each === payload["kind"]) ?? "new";
  const name = nameOf(subject.provider, speaking, proposal);
  return {
    sentence: texts.catalogue.says[kind](name, format.number(Number(payload["count"]))),
    address: `/games/providers/${String(payload["provider"])}/imports/${String(payload["hash"])}`,
  };
};

/** The stored facts show every setting, before and after. */
export const describeConnection: DescribeProposal = ({ payload }, { texts }) => ({
  sentence: texts.proposals.says.connection(String(payload["connection"]), String(payload["url"])),
  address: "/games/connections",
});

export const describeSecret: DescribeProposal = ({ payload }, { texts }) => ({
  sentence: texts.proposals.says.secret(String(payload["connection"])),
  address: `/games/connections/${String(payload["connection"])}`,
  changes: [],
});

const addressOf = (object: string, screen: string) =>
  `/games/providers/${object.replace(/^[a-z-]+:/, "").split("/")[0]}${screen}`;

/** The stored facts show each limit, before and after. */
export const describeAvailability: DescribeProposal = (proposal, speaking) => {
  const { subject, payload, object } = proposal;
  const words = speaking.texts.availability;
  const what = payload["game"] === null ? subject.provider : subject.game;
  const name = nameOf(what, speaking, proposal);
  const { build } = payload;
  return {
    sentence: words.says(typeof build === "string" ? `${name} ${words.buildNamed(build)}` : name),
    address: addressOf(object, "/availability"),
  };
};

export const describeBuild: DescribeProposal = (proposal, speaking) => {
  const { texts, format } = speaking;
  const { version, returnBasisPoints } = proposal.payload;
  return {
    sentence: texts.builds.says(
      nameOf(proposal.subject.game, speaking, proposal),
      String(version),
      typeof returnBasisPoints === "number" ? format.rate(returnBasisPoints) : "–",
    ),
    address: addressOf(proposal.object, "/builds"),
  };
};

export const describeBuildSwitch: DescribeProposal = (proposal, speaking) => ({
  sentence: speaking.texts.builds.saysOn(
    nameOf(proposal.subject.provider, speaking, proposal),
    String(proposal.payload["version"]),
  ),
  address: addressOf(proposal.object, "/builds"),
});

export const describeFigures: DescribeProposal = (proposal, speaking) => {
  const { texts, format } = speaking;
  const { returnBasisPoints, volatility } = proposal.payload;
  const { undeclared } = texts.catalogue;
  return {
    sentence: texts.availability.saysFigures(
      nameOf(proposal.subject.game, speaking, proposal),
      typeof returnBasisPoints === "number" ? format.rate(returnBasisPoints) : undeclared,
      typeof volatility === "number" ? format.number(volatility) : undeclared,
    ),
    address: addressOf(proposal.object, ""),
  };
};
