import type { Proposal } from "#contract/office/operators.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import type { Format } from "#ui/format.ts";
import type { OfficeCaller } from "#backoffice/api.ts";

/** A proposal as its second operator reads it: what would happen to whom, and what it changes. */
export type ProposalWords = {
  title: string;
  /** The screen of its object. */
  address: string;
  facts: readonly { name: string; value: string }[];
  changes: readonly { name: string; before: string; after: string }[];
};

/** Describes a noun's proposal; null when its object does not exist any more. */
export type DescribeProposal = (
  proposal: Proposal,
  office: { call: OfficeCaller; texts: OfficeTexts; format: Format },
) => Promise<ProposalWords | null>;
