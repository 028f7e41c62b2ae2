import type { LimitPeriods } from "#locales/ko/limit-periods.ts";

export const thLimitPeriods: LimitPeriods = {
  day: "รายวัน",
  week: "รายสัปดาห์",
  month: "รายเดือน",
  rolling: "24 ชั่วโมงล่าสุด",
  bet: "ต่อครั้ง",
  always: "ยอดเงินทั้งหมด",
};
