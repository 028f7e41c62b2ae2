import type { LimitPeriods } from "#locales/ko/limit-periods.ts";

export const thLimitPeriods: LimitPeriods = {
  day: "รายวัน",
  week: "รายสัปดาห์",
  month: "รายเดือน",
  bet: "ต่อครั้ง",
};
