import { enQuietNames } from "#locales/en/quiet-times.ts";
import type { OfficeQuietTexts } from "#locales/ko/office/quiet-times.ts";

/** The hours and weekdays that a member closed, as staff read them. */
export const enOfficeQuietTimes: OfficeQuietTexts = {
  ...enQuietNames,
  title: "No-play hours and deposit-free days",
  lead: "The member chose these. Staff can only read them.",
  kind: "Kind",
  present: "Applies",
  asked: "Asked for",
  history: "Changes",
  change: "Change",
  at: "Time",
  noChanges: "No changes",
  changes: {
    set: "Set or extended",
    asked: "Asked to shorten",
    cancelled: "Request cancelled",
    loosened: "Shortened",
  },
};
