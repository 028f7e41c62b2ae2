import type { OfficeBulkTexts } from "#locales/ko/office/bulk.ts";

export const enOfficeBulk: OfficeBulkTexts = {
  count: (count) => `${count} selected`,
  sum: (count, sum) => `${count}, total ${sum}`,
  lead: "Each is decided separately. If one is refused, the others are still carried out.",
  progress: (done, all) => `${done} of ${all} done`,
  outcomes: "Results",
  outcome: { success: "Done", proposed: "Waiting for a second operator" },
  finished: (count) => `${count} processed.`,
  nextRow: "Next row",
  previousRow: "Previous row",
  selectRow: "Select the row",
  selectAll: "Select all",
  select: "Select",
  selectOne: (name) => `Select ${name}`,
  view: (name) => `View: ${name}`,
};
