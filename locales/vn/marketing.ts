import { vnConsentWordings } from "#locales/vn/consent-wordings.ts";
import type { MarketingTexts } from "#locales/ko/marketing.ts";

export const vnMarketing: MarketingTexts = {
  title: "Tin nhắn quảng bá",
  lead: "Tin nhắn quảng bá chỉ gửi đến hộp tin nhắn trên trang này và chỉ về nội dung bạn đã chọn. Bạn có thể thay đổi bất cứ lúc nào. Tin nhắn về tài khoản, giao dịch và hỗ trợ vẫn được gửi dù bạn chọn thế nào.",
  products: vnConsentWordings,
  optional: "Tin nhắn quảng bá (không bắt buộc)",
  optionalHint:
    "Bạn có thể để trống mà không ảnh hưởng gì. Bạn có thể thay đổi bất cứ lúc nào tại Trang của tôi.",
  given: "Bạn sẽ nhận tin nhắn quảng bá này.",
  withdrawn: "Bạn sẽ không nhận tin nhắn quảng bá này nữa.",
  failed: "Không thể thay đổi. Vui lòng thử lại.",
  onExclusion:
    "Trong thời gian tự loại trừ, không có tin nhắn quảng bá nào được gửi. Bạn có thể chọn lại sau khi kết thúc.",
  changedOn: (day) => `Thay đổi ngày ${day}`,
};
