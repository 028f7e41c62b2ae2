import type { PaymentTimesTexts } from "#locales/ko/payment-times.ts";

export const vnPaymentTimes = {
  lead: (days) =>
    `Thời gian thực tế của các yêu cầu đã xử lý trong ${days} ngày qua. Mọi yêu cầu cùng chờ trong một hàng chờ, nên tất cả trang web của nhà điều hành được đo chung.`,
  depositTitle: "Thời gian nạp tiền",
  withdrawTitle: "Thời gian rút tiền",
  median: "Một nửa (trung vị)",
  p95: "95% yêu cầu",
  withinTime: (time) => `trong ${time}`,
  measuredFrom: "Số yêu cầu đã đo",
  requests: (count) => `${count} yêu cầu`,
  depositSpan:
    "Từ lúc gửi yêu cầu đến lúc được duyệt hoặc từ chối, gồm cả thời gian chờ tiền chuyển đến.",
  withdrawSpan: "Từ lúc gửi yêu cầu đến lúc sao kê ngân hàng cho thấy khoản chi trả.",
  measured: (days, time) =>
    `Đo lúc ${time} trong ${days} ngày qua. Yêu cầu mới có thể mất nhiều thời gian hơn.`,
  tooFew: (least, days) =>
    `Trong ${days} ngày qua có ít hơn ${least} yêu cầu được xử lý, chưa đủ để hiển thị thời gian.`,
  ahead: "Yêu cầu đang chờ trước bạn",
  countedAt: (time) => `tính đến ${time}`,
} satisfies PaymentTimesTexts;
