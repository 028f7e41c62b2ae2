import type { OfficeGameReportTexts } from "#locales/ko/office/game-report.ts";

export const enOfficeGameReport = {
  title: "Game performance",
  lead: "The ledger entries of the period, added up by game. Jackpots are part of the returns, but not of the gaming result or the observed return. Open rounds and states are those at the time of the report. Providers that keep the money of members report no rounds, so their games are not listed.",
  voided: "Stakes given back",
  jackpots: "Jackpots in returns",
  open: "Open rounds",
  providerOff: "Provider switched off",
} satisfies OfficeGameReportTexts;
