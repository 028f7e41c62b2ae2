import type { LimitPeriods } from "#locales/ko/limit-periods.ts";

export const jpLimitPeriods: LimitPeriods = {
  day: "1日",
  week: "1週間",
  month: "1か月",
  rolling: "直近24時間",
  bet: "ベット1回",
  always: "残高全体",
};
