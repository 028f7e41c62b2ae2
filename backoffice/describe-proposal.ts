import type { Proposal } from "#contract/office/proposals.ts";
import type { Locale } from "#contract/locales.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import type { Format } from "#ui/format.ts";
import type { OfficeCaller } from "#backoffice/api.ts";

/** A figure before and after an act. */
export type Change = { name: string; before: string; after: string };

/** In which language a proposal is described. */
export type Speaking = { texts: OfficeTexts; format: Format; locale: Locale };

/** An act in the words of its second operator. */
export type ProposalWords = {
  /** What it does, to whom, and how much. */
  sentence: string;
  /** The screen of its object; null when it has none. */
  address?: string;
  /** The figures that it changes, as they are now; stored facts are shown in their place. */
  changes?: readonly Change[];
};

/** Describes a noun's proposal from what the server knows of its subject. */
export type DescribeProposal = (proposal: Proposal, speaking: Speaking) => ProposalWords;

/** What is read only once the proposal is opened: further facts, and the figures as they are now. */
export type ProposalFacts = {
  facts: readonly { name: string; value: string }[];
  changes: readonly Change[];
};

/** Loads the facts of a waiting proposal; null when its object does not exist any more. */
export type LoadProposalFacts = (
  proposal: Proposal,
  office: Speaking & { call: OfficeCaller },
) => Promise<ProposalFacts | null>;
