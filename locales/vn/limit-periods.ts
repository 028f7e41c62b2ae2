import type { LimitPeriods } from "#locales/ko/limit-periods.ts";

export const vnLimitPeriods: LimitPeriods = {
  day: "Mỗi ngày",
  week: "Mỗi tuần",
  month: "Mỗi tháng",
  bet: "Mỗi lần cược",
};
