import type { OfficeSuspicionTexts } from "#locales/ko/office/suspicions.ts";

/** Texts of the back office about suspicions of money laundering. */
export const enOfficeSuspicions = {
  title: "Money laundering",
  lead: "A suspicion is opened by signs in the payments or by staff. While it is open, no withdrawal of the member is approved or sent to the bank. Closing it needs a second operator.",
  secret: "Do not tell the member of the suspicion. Many countries forbid it by law.",
  lists: { open: "Open", closed: "Closed" },
  none: { open: "No open suspicions", closed: "No closed suspicions" },
  bySigns: "Opened by signs",
  byStaff: (operator) => `Opened by ${operator}`,
  closedBy: (operator) => `Closed by ${operator}`,
  signs: "Signs",
  sign: "Sign",
  value: "Value",
  threshold: "Threshold",
  names: {
    dueDiligence: "Sum that needs due diligence (payments of 30 days)",
    littlePlay: "Withdrawal after little play (stakes to deposits, 30 days)",
    structuring: "Deposits just below the threshold (7 days)",
    movements: "Many payments within a day",
    shortLife: "Account to be closed soon after registration",
    otherPayers: "Deposits in other people's names (30 days)",
  },
  sums: "Sums of 30 days",
  deposited: "Deposits",
  withdrawn: "Withdrawals requested",
  staked: "Stakes",
  waiting: "Withdrawals that wait",
  notes: "Notes",
  note: "Add a note",
  noteLead: "Write what you found out as the reason. Notes stay in the record and in the report.",
  noted: "The note is kept.",
  open: "Open a suspicion",
  openNote:
    "No withdrawal of this member is approved until the suspicion is closed. The member is not told.",
  opened: "The suspicion is open.",
  close: "Close",
  closeNote:
    "Afterwards this member's withdrawals can be approved again. Write what you based the decision on as the reason.",
  outcome: "Outcome",
  outcomes: {
    open: "Open",
    explained: "The money is explained",
    reported: "Reported to the authority",
  },
  reference: "The authority's reference",
  report: "Download the report",
  reportLead:
    "The file shows name, date of birth, phone, account numbers, payments and addresses in full. The audit trail keeps that you downloaded it.",
  reported: "The report was downloaded.",
} satisfies OfficeSuspicionTexts;
