import type { LimitPeriods } from "#locales/ko/limit-periods.ts";

export const enLimitPeriods: LimitPeriods = {
  day: "Daily",
  week: "Weekly",
  month: "Monthly",
  rolling: "Last 24 hours",
  bet: "Each stake",
  always: "Whole balance",
};
