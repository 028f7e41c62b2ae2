import type { AlertRuleName } from "#contract/office/alerts.ts";
import { limitWords } from "#backoffice/alerts/alert-rules.tsx";
import type { DescribeProposal } from "#backoffice/describe-proposal.ts";

/** A rule that becomes quieter: off, or with a higher limit. */
export const describeAlertRule: DescribeProposal = ({ payload }, { texts, format }) => {
  const rule = payload["rule"] as AlertRuleName;
  const name = texts.alerts.rules[rule];
  const limit = payload["limit"] === null ? null : Number(payload["limit"]);
  const { says } = texts.proposals;
  return {
    sentence:
      payload["isOn"] === false
        ? says.alertRuleOff(name)
        : says.alertRule(name, limitWords(texts, format, { rule, limit })),
    address: "/alerts",
  };
};

/** A channel that is added or changed: its name and where it leads. */
export const describeAlertChannel: DescribeProposal = ({ payload }, { texts }) => ({
  sentence: texts.proposals.says.alertChannel(String(payload["name"]), String(payload["target"])),
  address: "/alerts/channels",
});

/** A channel that is switched on. */
export const describeAlertChannelSwitch: DescribeProposal = ({ after }, { texts }) => ({
  sentence: texts.proposals.says.alertChannelOn(String(after?.["name"]), String(after?.["target"])),
  address: "/alerts/channels",
});
