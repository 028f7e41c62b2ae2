import type { OfficeIncentiveTexts } from "#locales/ko/office/incentives.ts";

export const vnOfficeIncentives = {
  title: "Điểm comp",
  lead: "Điểm đầu kỳ cộng điểm đã cấp, trừ điểm đã đổi, hết hạn hoặc bị thu hồi là điểm hiện có. Một điểm comp bằng một won và không hết hạn.",
  columns: {
    opening: "Đầu kỳ",
    issued: "Đã cấp",
    redeemed: "Đã đổi",
    expired: "Hết hạn",
    adjusted: "Thu hồi",
    current: "Hiện có",
  },
} satisfies OfficeIncentiveTexts;
