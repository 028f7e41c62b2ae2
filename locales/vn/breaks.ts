import type { BreakTexts, OfficeBreakTexts, koBreakTerms } from "#locales/ko/breaks.ts";

/** The terms of breaks, as members and operators read them. */
export const vnBreakTerms = {
  "1d": "24 giờ",
  "7d": "7 ngày",
  "30d": "30 ngày",
  "6w": "6 tuần",
  "6m": "6 tháng",
  "1y": "1 năm",
  "5y": "5 năm",
  ever: "Vĩnh viễn",
} satisfies typeof koBreakTerms;

/** Texts about cooling-off and self-exclusion in the member's account. */
export const vnBreaks: BreakTexts = {
  title: "Tạm nghỉ",
  lead: "Trong thời gian đã chọn, bạn không thể cược hoặc nạp tiền. Việc tạm nghỉ bắt đầu ngay; bạn có thể kéo dài nhưng không thể rút ngắn hay hủy. Bạn vẫn có thể rút tiền, xem sao kê và liên hệ bộ phận hỗ trợ.",
  undecided:
    "Các cược đã đặt trước khi nghỉ vẫn được tất toán như thường lệ và tiền thắng được cộng vào số dư của bạn.",
  coolingOff: "Nghỉ ngắn",
  coolingOffText: "Bạn có thể chơi lại ngay khi hết thời gian nghỉ.",
  exclusion: "Tự loại trừ",
  exclusionText: (waits) =>
    `Khi hết hạn, bạn phải tự yêu cầu quay lại và chỉ có thể chơi sau đó ${waits}. Cho đến lúc đó, không thể đăng ký mới bằng cùng số điện thoại hoặc tài khoản ngân hàng.`,
  terms: vnBreakTerms,
  ask: (term) =>
    `Bạn sẽ không thể cược hoặc nạp tiền trong ${term}. Không thể rút ngắn hay hủy. Bắt đầu ngay?`,
  askForEver:
    "Bạn sẽ không bao giờ có thể cược hoặc nạp tiền bằng tài khoản này nữa. Không thể hủy. Bắt đầu ngay?",
  start: "Bắt đầu",
  started: "Đã bắt đầu tạm nghỉ.",
  failed: "Không thể bắt đầu tạm nghỉ. Vui lòng thử lại sau.",
  runningCoolingOff: "Bạn đang tạm nghỉ",
  runningExclusion: "Bạn đang tự loại trừ",
  startedAt: "Bắt đầu",
  endsAt: "Kết thúc",
  forEver: "Không có",
  longer: "Kéo dài",
  over: "Thời gian tự loại trừ đã hết. Để chơi lại, hãy yêu cầu quay lại.",
  askReturn: "Yêu cầu quay lại",
  askReturnAsk: (waits) => `Yêu cầu quay lại? Bạn có thể cược và nạp tiền sau ${waits}.`,
  returnAsked: "Đã gửi yêu cầu quay lại.",
  returnFailed: "Không thể gửi yêu cầu. Vui lòng thử lại sau.",
  returnsAt: "Quay lại",
  returnReason: "Lý do muốn quay lại",
  returnReasonHint: "Nhân viên có thể đọc nội dung này.",
  returnReasonNeeded: "Vui lòng nhập lý do muốn quay lại.",
  limitsBefore:
    "Trước khi chơi lại, bạn có thể đặt hạn mức thấp cho nạp tiền và cược. Hạn mức có hiệu lực ngay.",
  setLimits: "Đặt hạn mức",
};

/** Texts about a member's break in the back office. */
export const vnOfficeBreaks: OfficeBreakTexts = {
  coolingOff: (until) => `Thành viên tạm nghỉ đến ${until}. Nhân viên không thể hủy.`,
  exclusion: (until) => `Thành viên tự loại trừ đến ${until}. Nhân viên không thể hủy.`,
  closing: (at) =>
    `Thành viên yêu cầu đóng tài khoản lúc ${at}. Tài khoản tự động đóng khi đã rút hết số dư.`,
  closed: (at) => `Tài khoản đã đóng lúc ${at} theo yêu cầu của thành viên.`,
  forEver: "Thành viên tự loại trừ vĩnh viễn. Nhân viên không thể hủy.",
};
