import { vnQuietNames } from "#locales/vn/quiet-times.ts";
import type { OfficeQuietTexts } from "#locales/ko/office/quiet-times.ts";

/** The hours and weekdays that a member closed, as staff read them. */
export const vnOfficeQuietTimes: OfficeQuietTexts = {
  ...vnQuietNames,
  title: "Giờ không chơi và ngày không nạp tiền",
  lead: "Do thành viên tự chọn. Nhân viên chỉ xem được.",
  kind: "Loại",
  present: "Đang áp dụng",
  asked: "Yêu cầu đổi",
  history: "Các lần thay đổi",
  change: "Thay đổi",
  at: "Thời điểm",
  noChanges: "Chưa có thay đổi",
  changes: {
    set: "Đặt hoặc kéo dài",
    asked: "Yêu cầu rút ngắn",
    cancelled: "Hủy yêu cầu",
    loosened: "Đã rút ngắn",
  },
};
