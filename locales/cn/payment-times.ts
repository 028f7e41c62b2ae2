import type { PaymentTimesTexts } from "#locales/ko/payment-times.ts";

export const cnPaymentTimes = {
  lead: (days) =>
    `最近${days}天内处理的申请实际所用的时间。所有申请都在同一队列中等待，因此运营方的所有网站一并统计。`,
  depositTitle: "存款处理时间",
  withdrawTitle: "提款处理时间",
  median: "半数申请（中位数）",
  p95: "95%的申请",
  withinTime: (time) => `${time}以内`,
  measuredFrom: "统计的申请",
  requests: (count) => `${count}笔`,
  depositSpan: "从提交申请到批准或拒绝，包括等待转账到账的时间。",
  withdrawSpan: "从提交申请到银行明细显示付款。",
  measured: (days, time) => `于${time}统计最近${days}天。新的申请可能需要更长时间。`,
  tooFew: (least, days) => `最近${days}天内处理的申请少于${least}笔，因此不显示时间。`,
  ahead: "排在前面的申请",
  countedAt: (time) => `截至${time}`,
} satisfies PaymentTimesTexts;
