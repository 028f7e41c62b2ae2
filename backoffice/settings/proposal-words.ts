import type { OfficeTexts } from "#locales/ko/office.ts";
import type { DescribeProposal } from "#backoffice/describe-proposal.ts";

/** The names of the limits that change, in the words of their screen. */
const limitNames = ({ settings }: OfficeTexts, names: readonly string[]): string =>
  names
    .map((name) => settings[name as keyof typeof settings] as unknown)
    .filter((word) => typeof word === "string")
    .join(", ");

export const describeLimits: DescribeProposal = ({ after }, { texts }) => ({
  sentence: texts.proposals.says.limits(limitNames(texts, Object.keys(after ?? {}))),
  address: "/settings/limits",
});

export const describeRates: DescribeProposal = ({ payload }, { texts }) => ({
  sentence: texts.proposals.says.comp(
    texts.settings.categories[payload["category"] as keyof typeof texts.settings.categories],
  ),
  address: "/settings/comp",
});

export const describeRule: DescribeProposal = ({ payload }, { texts }) => ({
  sentence: texts.proposals.says.profileRule(
    String(payload["id"]),
    texts.profiles.rules[payload["rule"] as keyof typeof texts.profiles.rules],
  ),
  address: "/settings/profiles",
});

export const describeSiteProfile: DescribeProposal = ({ subject, payload }, { texts }) => ({
  sentence: texts.proposals.says.siteProfile(
    subject.name ?? String(payload["siteId"]),
    payload["profile"] === null ? texts.profiles.builtIn : String(payload["profile"]),
  ),
  address: "/settings/profiles",
});

export const describeLicence: DescribeProposal = ({ subject, payload, after }, { texts }) => ({
  sentence: texts.proposals.says.siteLicence(
    subject.name ?? String(payload["siteId"]),
    String(after?.["countries"] ?? ""),
  ),
  address: "/settings/licences",
});

export const describePublication: DescribeProposal = ({ subject, payload }, { texts }) => ({
  sentence: texts.proposals.says.documents(
    subject.name ?? String(payload["siteId"]),
    String(payload["name"]),
  ),
  address: "/settings/documents",
});

export const describeOpening: DescribeProposal = (_proposal, { texts }) => ({
  sentence: texts.proposals.says.opening,
  address: "/settings/opening",
});

export const describeTester: DescribeProposal = (_proposal, { texts }) => ({
  sentence: texts.proposals.says.tester,
  address: "/settings/opening",
  changes: [],
});

export const describeSwitch: DescribeProposal = ({ payload }, { texts }) => ({
  sentence: texts.proposals.says.switchOn(
    texts.settings.switchNames[payload["name"] as keyof typeof texts.settings.switchNames],
  ),
  address: "/settings/switches",
});

const accountName = (facts: Parameters<DescribeProposal>[0]["after"]): string =>
  ["bankName", "bankNumber", "bankOwner"].map((name) => facts?.[name] ?? "").join(" ");

export const describeAccountChange: DescribeProposal = ({ after }, { texts }) => ({
  sentence: texts.proposals.says.account(accountName(after)),
});

export const describeAccountSwitch: DescribeProposal = ({ after }, { texts }) => ({
  sentence: texts.proposals.says.accountOn(accountName(after)),
});
