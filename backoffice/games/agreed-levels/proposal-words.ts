import type { DescribeProposal } from "#backoffice/describe-proposal.ts";
import { percentIn } from "#backoffice/games/agreed-levels/percent.ts";

/** The stored facts show the level before and after. */
export const describeAgreedLevel: DescribeProposal = ({ payload }, { texts, locale }) => {
  const { says } = texts.agreedLevels;
  const { level } = payload;
  const [connection, from] = [String(payload["connection"]), String(payload["from"])];
  return {
    sentence:
      typeof level === "number"
        ? says.set(connection, percentIn(locale, level), from)
        : says.without(connection, from),
    address: `/games/connections/${connection}`,
  };
};
