import type { MonthLetter } from "#locales/ko/month-letter.ts";

/** The monthly note with a member's own figures. */
export const vnMonthLetter: MonthLetter = {
  title: (month) => `Số liệu của bạn trong ${month}`,
  lead: (from, until, zone) => `Số liệu từ ${from} đến ${until}, theo múi giờ ${zone}.`,
  deposited: "Nạp tiền",
  withdrawn: "Rút tiền",
  staked: "Cược",
  returned: "Thắng",
  net: "Kết quả ròng",
  month: "Tháng",
  halfYear: "Sáu tháng gần nhất",
  foot: "Chi tiết và các tháng trước có trong Trang của tôi, mục Số liệu. Nếu chi quá khả năng, hãy đặt hạn mức hoặc tạm nghỉ trong mục Chơi có trách nhiệm.",
};
