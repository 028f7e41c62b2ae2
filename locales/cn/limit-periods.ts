import type { LimitPeriods } from "#locales/ko/limit-periods.ts";

export const cnLimitPeriods: LimitPeriods = {
  day: "每日",
  week: "每周",
  month: "每月",
  rolling: "最近24小时",
  bet: "每次投注",
  always: "全部余额",
};
