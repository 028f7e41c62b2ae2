import type { OfficeIncentiveTexts } from "#locales/ko/office/incentives.ts";

export const enOfficeIncentives = {
  title: "Comp",
  lead: "Opening comp, plus what was issued, less what was converted, expired or taken back, is the current comp. One comp is one won, and comp does not expire.",
  columns: {
    opening: "Opening",
    issued: "Issued",
    redeemed: "Converted",
    expired: "Expired",
    adjusted: "Taken back",
    current: "Current",
  },
} satisfies OfficeIncentiveTexts;
