import type { PersonAskedTexts } from "#locales/ko/person-asked.ts";

export const enPersonAsked = {
  barred:
    "A national register has not cleared you, so deposits and bets are not possible now. We ask again automatically. Withdrawals and your records stay open.",
  asks: "The register needs these details. Once sent, only support can correct them.",
  give: "Send",
  gave: "Sent.",
} satisfies PersonAskedTexts;
