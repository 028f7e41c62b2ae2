import type { LimitPeriods } from "#locales/ko/limit-periods.ts";

export const vnLimitPeriods: LimitPeriods = {
  day: "Mỗi ngày",
  week: "Mỗi tuần",
  month: "Mỗi tháng",
  rolling: "24 giờ qua",
  bet: "Mỗi lần cược",
  always: "Toàn bộ số dư",
};
