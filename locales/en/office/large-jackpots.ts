import type { OfficeLargeJackpotTexts } from "#locales/ko/office/large-jackpots.ts";

export const enOfficeLargeJackpots: OfficeLargeJackpotTexts = {
  title: "Large jackpots",
  lead: (amount) =>
    `Jackpots of at least ${amount}, and the staff who confirmed each payout. The amount is the setting “Record wins as large from”.`,
  confirmation: "Confirmation",
  all: "All",
  waiting: "Not confirmed",
  at: "Won at",
  member: "Member ID",
  game: "Game",
  provider: "Provider",
  pool: "Jackpot",
  own: "Provider's own",
  amount: "Amount",
  byPool: "Paid by our pool",
  round: "Round",
  takenBack: "Rolled back",
  confirmedBy: "Confirmed by",
  confirmedAt: "Confirmed at",
  missing: "Not confirmed",
  reason: "Reason",
  confirm: "Confirm payout",
  confirmLead:
    "No money moves. A payout is confirmed once, and this cannot be undone. Please write how you checked it.",
  confirmed: "Payout confirmed.",
  confirmNot: "Your role cannot confirm payouts.",
};
