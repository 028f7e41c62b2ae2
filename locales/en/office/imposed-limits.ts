import type { OfficeImposedLimitTexts } from "#locales/ko/office/imposed-limits.ts";

/** Texts of the back office about limits that staff impose. */
export const enOfficeImposedLimits: OfficeImposedLimitTexts = {
  impose: "Impose a limit",
  lower: "Lower",
  loosen: "Raise or remove",
  imposeNote:
    "It applies at once. The member gets a note with the start date, the reason and how to contest it. Raising or removing it takes a second operator.",
  loosenNote: "The member's own limit stays as it is, and the member gets a note of the change.",
  kind: "Type",
  period: "Period",
  product: "Games",
  allProducts: "All games",
  amount: "Amount (won)",
  minutes: "Time (minutes)",
  ground: "Reason that the member reads",
  present: "Imposed now",
  none: "None",
  notLower: "Please enter less than the imposed limit.",
  notHigher: "Please enter more than the imposed limit.",
  how: "Change",
  raise: "Raise",
  end: "Remove",
  wrong: (max) => `Please enter a whole number from 1 to ${max}.`,
};
