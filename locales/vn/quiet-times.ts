import type { QuietNames, QuietTexts } from "#locales/ko/quiet-times.ts";

/** The names of what a member closes, as the account and the office say them. */
export const vnQuietNames: QuietNames = {
  kinds: { hours: "Giờ không chơi", days: "Ngày không nạp tiền" },
  /** From Monday to Sunday. */
  weekdays: ["Thứ Hai", "Thứ Ba", "Thứ Tư", "Thứ Năm", "Thứ Sáu", "Thứ Bảy", "Chủ Nhật"],
  span: (from, until) => `Từ ${from} đến ${until}`,
  none: "Không có",
};

/** Texts about no-play hours and deposit-free days. */
export const vnQuietTimes: QuietTexts = {
  ...vnQuietNames,
  title: "Giờ không chơi và ngày không nạp tiền",
  lead: (waits, within) =>
    `Bạn có thể chọn khung giờ không chơi và các ngày trong tuần không nạp tiền. Lựa chọn mới hoặc dài hơn có hiệu lực ngay. Để rút ngắn, dời hoặc bỏ, bạn chờ ${waits} rồi xác nhận trong vòng ${within}; cho đến lúc đó, lựa chọn hiện tại vẫn giữ nguyên.`,
  hoursText:
    "Trong khung giờ này, cược bị từ chối. Tiền thắng và thanh toán luôn được trả, và bạn vẫn rút tiền được.",
  daysText:
    "Vào những ngày này, bạn không gửi được yêu cầu nạp tiền và yêu cầu trước đó không được ghi có. Bạn luôn rút tiền được.",
  now: (until) => `Đang là giờ không chơi của bạn. Bạn có thể chơi lại từ ${until}.`,
  today: "Hôm nay là ngày không nạp tiền của bạn.",
  from: "Từ",
  until: "Đến",
  timeRule: "Một khoảng trong ngày, có thể qua nửa đêm.",
  timeNeeded: "Vui lòng nhập cả hai mốc giờ.",
  sameTime: "Hai mốc giờ trùng nhau. Vui lòng nhập giờ khác.",
  choose: "Ngày không nạp tiền",
  unchanged: "Đây là lựa chọn hiện tại của bạn.",
  saved: "Có hiệu lực từ bây giờ.",
  asked: "Đã gửi yêu cầu. Lựa chọn hiện tại vẫn giữ nguyên.",
  looseAsk: (what, waits, within) =>
    `Đổi thành: ${what}? Bạn có thể xác nhận tại đây sau ${waits}, trong vòng ${within}. Cho đến lúc đó, lựa chọn hiện tại vẫn giữ nguyên.`,
  askChange: "Yêu cầu đổi",
  changeTo: (what) => `Đổi thành: ${what}`,
  confirmed: "Lựa chọn của bạn đã được đổi.",
};
