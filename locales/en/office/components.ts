import type { OfficeComponentTexts } from "#locales/ko/office/components.ts";

export const enOfficeComponents: OfficeComponentTexts = {
  title: "Component checks",
  lead: "Files and database functions are compared with the installed release when a process starts and daily. A process with a difference does not start, and an alert is raised.",
  release: "Hash of the release",
  certified: "A valid certificate names this release.",
  uncertified: "No valid certificate names this release.",
  none: "No checks",
  at: "Time",
  place: "Process",
  kind: "Scope",
  kinds: { start: "At the start", whole: "Whole release" },
  components: "Components",
  result: "Result",
  same: "As released",
  differs: (count) => `Differences: ${count}`,
  faults: { changed: "changed", missing: "missing", unknown: "not of the release" },
};
