/** How long deposits and withdrawals took, and the place of a request in the queue. */
export const koPaymentTimes = {
  lead: (days: string) =>
    `최근 ${days}일 동안 처리한 신청에 실제로 걸린 시간입니다. 모든 신청이 같은 대기열에서 처리되므로 운영자의 모든 사이트를 함께 측정합니다.`,
  depositTitle: "입금 처리 시간",
  withdrawTitle: "출금 처리 시간",
  median: "절반이 걸린 시간(중앙값)",
  p95: "95%가 걸린 시간",
  withinTime: (time: string) => `${time} 이내`,
  measuredFrom: "측정한 신청",
  requests: (count: string) => `${count}건`,
  depositSpan:
    "신청한 때부터 승인하거나 거절한 때까지이며, 이체가 도착하기까지의 시간도 포함합니다.",
  withdrawSpan: "신청한 때부터 은행 거래 내역에서 지급이 확인된 때까지입니다.",
  measured: (days: string, time: string) =>
    `최근 ${days}일을 ${time}에 측정했습니다. 새 신청은 더 오래 걸릴 수 있습니다.`,
  tooFew: (least: string, days: string) =>
    `최근 ${days}일 동안 처리한 신청이 ${least}건보다 적어 시간을 보여 드리지 않습니다.`,
  ahead: "앞에서 기다리는 신청",
  countedAt: (time: string) => `${time} 기준`,
};

/** What every other language must provide. */
export type PaymentTimesTexts = typeof koPaymentTimes;
