import type { OfficeIncentiveTexts } from "#locales/ko/office/incentives.ts";

export const cnOfficeIncentives = {
  title: "返点",
  lead: "期初返点加上发放的返点，减去兑换、过期和收回的返点，等于当前返点。1返点等于1韩元，返点不会过期。",
  columns: {
    opening: "期初",
    issued: "发放",
    redeemed: "兑换",
    expired: "过期",
    adjusted: "收回",
    current: "当前",
  },
} satisfies OfficeIncentiveTexts;
