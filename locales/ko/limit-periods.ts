/** The periods of limits. In a file of their own, because home, letters and the office name them. */
export const koLimitPeriods = {
  day: "하루",
  week: "한 주",
  month: "한 달",
  rolling: "최근 24시간",
  bet: "베팅 1회",
  always: "보유금 전체",
};

export type LimitPeriods = typeof koLimitPeriods;
