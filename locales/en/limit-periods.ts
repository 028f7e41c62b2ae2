import type { LimitPeriods } from "#locales/ko/limit-periods.ts";

export const enLimitPeriods: LimitPeriods = {
  day: "Daily",
  week: "Weekly",
  month: "Monthly",
  bet: "Each stake",
};
