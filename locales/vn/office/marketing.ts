import type { OfficeMarketingTexts } from "#locales/ko/office/marketing.ts";

export const vnOfficeMarketing: OfficeMarketingTexts = {
  title: "Tin nhắn quảng bá",
  lead: "Chỉ thành viên tự chọn; nhân viên chỉ rút đồng ý khi thành viên yêu cầu.",
  products: { casino: "Casino", slot: "Slot", sport: "Thể thao" },
  now: "Đồng ý nhận",
  none: "Không nhận",
  history: "Lịch sử thay đổi",
  empty: "Thành viên chưa từng chọn",
  product: "Sản phẩm",
  decision: "Lựa chọn",
  given: "Đồng ý",
  withdrawn: "Đã rút",
  place: "Nơi chọn",
  places: {
    registration: "Đăng ký",
    my_page: "Trang của tôi",
    office: "Nhân viên",
    exclusion: "Bắt đầu tự loại trừ",
  },
  version: "Phiên bản",
  operator: "Nhân viên xử lý",
  withdrawNote:
    "Rút đồng ý nhận tin nhắn quảng bá với mọi sản phẩm. Chỉ thành viên mới có thể đồng ý lại.",
  withdrawDone: "Đã rút đồng ý.",
};
