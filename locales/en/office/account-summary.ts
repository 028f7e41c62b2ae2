import type { OfficeAccountSummaryTexts } from "#locales/ko/office/account-summary.ts";

export const enOfficeAccountSummary = {
  title: "Daily account summary",
  lead: "The opening balance and the lines below it make the closing balance. What leaves a wallet is negative. The screen shows whole won; the file has all decimals.",
  day: "Day",
  member: "Member ID",
  members: "By member",
  noMember: "No member matches",
  wallet: "Wallet",
  total: "Total",
  column: "Line",
  unfooted: "The balances of an account do not add up. Please check the ledger.",
  wallets: {
    cash: "Balance",
    hold: "Held for withdrawal",
    comp: "Comp",
    games: "On game",
  },
  columns: {
    opening: "Opening",
    deposits: "Deposits",
    bonuses: "Comp and grants",
    toGames: "To games",
    fromGames: "From games",
    wagers: "Stakes",
    wins: "Wins",
    gameResults: "Transfer wallet results",
    withdrawals: "Withdrawals",
    betweenWallets: "Between wallets",
    adjustments: "Corrections",
    closing: "Closing",
  },
} satisfies OfficeAccountSummaryTexts;
