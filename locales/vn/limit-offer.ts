import type { LimitOfferTexts } from "#locales/ko/limit-offer.ts";

export const vnLimitOffer = {
  firstTitle: "Đặt hạn mức nạp tiền trước",
  firstText:
    "Trước lần nạp đầu tiên, bạn có thể đặt hạn mức cho một ngày, 24 giờ qua, một tuần hoặc một tháng. Bạn tự nhập số tiền và có thể giảm bất cứ lúc nào.",
  decline: "Tiếp tục không đặt hạn mức",
  declineAsk:
    "Bạn muốn tiếp tục mà không đặt hạn mức nạp tiền? Bạn có thể đặt trong Trang của tôi bất cứ lúc nào.",
  declineConfirm: "Tiếp tục không đặt hạn mức",
  firstSet: "Đặt hạn mức",
  failed: "Không thể đổi hạn mức. Vui lòng thử lại sau.",
} satisfies LimitOfferTexts;
