import type { OfficeImposedLimitTexts } from "#locales/ko/office/imposed-limits.ts";

/** Texts of the back office about limits that staff impose. */
export const vnOfficeImposedLimits: OfficeImposedLimitTexts = {
  impose: "Áp đặt hạn mức",
  lower: "Hạ xuống",
  loosen: "Tăng hoặc bỏ",
  imposeNote:
    "Có hiệu lực ngay. Thành viên nhận tin nhắn về thời điểm bắt đầu, lý do và cách khiếu nại. Để tăng hoặc bỏ, cần nhân viên thứ hai duyệt.",
  loosenNote: "Hạn mức do thành viên đặt vẫn giữ nguyên, và thành viên nhận tin nhắn về thay đổi.",
  kind: "Loại",
  period: "Kỳ",
  product: "Trò chơi",
  allProducts: "Tất cả trò chơi",
  amount: "Số tiền (won)",
  minutes: "Thời gian (phút)",
  ground: "Lý do thành viên đọc được",
  present: "Hạn mức áp đặt hiện tại",
  none: "Không có",
  notLower: "Vui lòng nhập thấp hơn hạn mức áp đặt hiện tại.",
  notHigher: "Vui lòng nhập cao hơn hạn mức áp đặt hiện tại.",
  how: "Thay đổi",
  raise: "Tăng",
  end: "Bỏ",
  wrong: (max) => `Vui lòng nhập số nguyên từ 1 đến ${max}.`,
};
