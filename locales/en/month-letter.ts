import type { MonthLetter } from "#locales/ko/month-letter.ts";

/** The monthly note with a member's own figures. */
export const enMonthLetter: MonthLetter = {
  title: (month) => `Your figures for ${month}`,
  lead: (from, until, zone) => `Your figures from ${from} to ${until}, days in ${zone}.`,
  deposited: "Deposited",
  withdrawn: "Withdrawn",
  staked: "Staked",
  returned: "Won",
  net: "Net result",
  month: "Month",
  halfYear: "Last six months",
  foot: "Details and earlier months are on My page, under My figures. If you spend more than you can afford, set limits under Limits or take a break under Play safely.",
};
