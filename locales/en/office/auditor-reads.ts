import type { OfficeAuditorReadTexts } from "#locales/ko/office/auditor-reads.ts";

export const enOfficeAuditorReads = {
  title: "Auditor log",
  lead: (days) =>
    `What auditors read or downloaded. The same read is recorded once in 15 minutes and kept for ${days} days.`,
  empty: "No entries",
  at: "Time",
  auditor: "Auditor",
  everyAuditor: "Every auditor",
  what: "What",
  filter: "Filter",
  whole: "All",
  address: "IP address",
} satisfies OfficeAuditorReadTexts;
