import type { Proposal } from "#contract/office/operators.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import type { Format } from "#ui/format.tsx";
import type { OfficeCaller } from "#backoffice/api.ts";

/** A proposal as its second operator reads it: what would happen to whom, and what it changes. */
export type ProposalWords = {
  title: string;
  /** The screen of what it is about. */
  address: string;
  facts: readonly { name: string; value: string }[];
  changes: readonly { name: string; before: string; after: string }[];
};

/** Says a noun's proposal in words; null when what it is about is gone. */
export type DescribeProposal = (
  proposal: Proposal,
  office: { call: OfficeCaller; texts: OfficeTexts; format: Format },
) => Promise<ProposalWords | null>;
