import type { DescribeProposal } from "#backoffice/describe-proposal.ts";
import { differenceKinds } from "#contract/office/differences.ts";
import { aboutWords } from "#backoffice/reports/differences/about-words.ts";

export const describeShareRate: DescribeProposal = ({ payload }, { texts }) => ({
  sentence: texts.settlement.says.rate(
    String(payload["connection"]),
    String(Number(payload["rate"]) / 100),
    String(payload["from"]),
  ),
  address: `/settlement/${String(payload["connection"])}/${String(payload["from"])}`,
});

export const describeSettlement: DescribeProposal = ({ payload }, { texts, format }) => ({
  sentence: texts.settlement.says.agree(
    String(payload["connection"]),
    String(payload["month"]),
    format.moneyText(Number(payload["share"]) + Number(payload["correction"])),
  ),
  address: `/settlement/${String(payload["connection"])}/${String(payload["month"])}`,
});

export const describeAcceptance: DescribeProposal = ({ after }, { texts }) => {
  const kind = differenceKinds.find((each) => each === after?.["difference"]) ?? "transaction";
  const about = aboutWords(texts, { kind, about: String(after?.["about"] ?? "") });
  return {
    sentence: texts.differences.says.accept(texts.differences.kinds[kind], about),
    address: `/differences?kind=${kind}`,
  };
};
