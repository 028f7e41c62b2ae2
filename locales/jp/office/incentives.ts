import type { OfficeIncentiveTexts } from "#locales/ko/office/incentives.ts";

export const jpOfficeIncentives = {
  title: "コンプ",
  lead: "期首のコンプに獲得・付与を足し、交換・失効・取消を引くと現在のコンプになります。1コンプは1ウォンで、失効しません。",
  columns: {
    opening: "期首",
    issued: "獲得・付与",
    redeemed: "交換",
    expired: "失効",
    adjusted: "取消",
    current: "現在",
  },
} satisfies OfficeIncentiveTexts;
