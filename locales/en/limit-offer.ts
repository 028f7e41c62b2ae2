import type { LimitOfferTexts } from "#locales/ko/limit-offer.ts";

export const enLimitOffer = {
  firstTitle: "Set a deposit limit first",
  firstText:
    "Before your first deposit you can set a limit for a day, the last 24 hours, a week or a month. You enter the amount yourself and can lower it at any time.",
  decline: "Go on without a limit",
  declineAsk:
    "Do you want to go on without a deposit limit? You can set one on My page at any time.",
  declineConfirm: "Go on without a limit",
  firstSet: "Set a limit",
  failed: "Your limit could not be changed. Please try again shortly.",
} satisfies LimitOfferTexts;
