/** The periods of limits. In a file of their own, because home, letters and the office name them. */
export const koLimitPeriods = { day: "하루", week: "한 주", month: "한 달", bet: "베팅 1회" };

export type LimitPeriods = typeof koLimitPeriods;
