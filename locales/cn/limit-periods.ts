import type { LimitPeriods } from "#locales/ko/limit-periods.ts";

export const cnLimitPeriods: LimitPeriods = {
  day: "每日",
  week: "每周",
  month: "每月",
  bet: "每次投注",
};
