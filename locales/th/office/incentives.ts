import type { OfficeIncentiveTexts } from "#locales/ko/office/incentives.ts";

export const thOfficeIncentives = {
  title: "คอมป์",
  lead: "คอมป์ยกมาบวกคอมป์ที่ให้ หักที่แลก หมดอายุ และถูกยกเลิก เป็นคอมป์ปัจจุบัน คอมป์ 1 หน่วยเท่ากับ 1 วอนและไม่หมดอายุ",
  columns: {
    opening: "ยกมา",
    issued: "ที่ให้",
    redeemed: "ที่แลก",
    expired: "หมดอายุ",
    adjusted: "ยกเลิก",
    current: "ปัจจุบัน",
  },
} satisfies OfficeIncentiveTexts;
