import { enFundsNotices } from "#locales/en/funds-notices.ts";
import type { FundsTexts } from "#locales/ko/funds.ts";

export const enFunds: FundsTexts = {
  title: "Protection of your money in an insolvency",
  levels: {
    not_protected: "Not protected",
    medium: "Medium protection",
    high: "High protection",
  },
  notices: enFundsNotices,
  method: "The terms of use say how the money is kept.",
  toTerms: "Read the terms of use",
  acknowledge: "I have read this",
  reminder: "Please confirm this before you play. You will be reminded every six months.",
  failed: "That failed. Please try again.",
};
