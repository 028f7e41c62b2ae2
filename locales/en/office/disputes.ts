import type { OfficeDisputeTexts } from "#locales/ko/office/disputes.ts";

export const enOfficeDisputes: OfficeDisputeTexts = {
  title: "Dispute bundles",
  lead: (days) =>
    `What the product has stored about a round, a payment or an exclusion is put into one signed file. Verify it with npm run verify -- dispute. Bundles are kept for ${days} days.`,
  make: "Make a dispute bundle",
  makeLead:
    "It contains ledger entries with their proofs, calls of the provider, acts of staff, the limits and accepted terms of that time, and notes. What is not stored is named in it.",
  made: "The dispute bundle was made.",
  none: "No dispute bundles yet",
  subject: "About",
  subjects: { round: "Round", payment: "Payment", exclusion: "Break or self-exclusion" },
  record: "Number or ID",
  hints: {
    round: "The number of the round, such as 12-345.",
    payment: "The number of the deposit or withdrawal request.",
    exclusion: "The member's ID. The newest break or self-exclusion is used.",
  },
  missing: "Please enter the number or ID.",
  member: "Member",
  madeBy: "Made by",
  state: "State",
  signing: "Being signed",
  signed: "Signed",
  downloaded: "The dispute bundle was downloaded.",
};
