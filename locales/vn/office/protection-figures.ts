import type { OfficeProtectionFigureTexts } from "#locales/ko/office/protection-figures.ts";

/** Texts of the back office about the figures of protection. */
export const vnOfficeProtectionFigures = {
  title: "Chỉ số bảo vệ",
  none: "Chưa thống kê chỉ số bảo vệ.",
  counted: (day) => `Thống kê ngày ${day}`,
  users: "Thành viên dùng công cụ bảo vệ",
  usersOf: (users, members) => `${users} trên ${members}`,
  tools: "Số thành viên theo công cụ",
  toolNames: {
    deposit: "Hạn mức nạp tiền",
    loss: "Hạn mức thua",
    stake: "Hạn mức cược",
    single: "Hạn mức mỗi lần cược",
    balance: "Hạn mức số dư",
    time: "Hạn mức thời gian",
    break: "Nghỉ ngắn",
    exclusion: "Tự loại trừ",
    hours: "Giờ không chơi",
    days: "Ngày không nạp tiền",
    check: "Nhắc thời gian chơi thường xuyên hơn mặc định",
  },
  people: (n) => `${n} thành viên`,
  breaches: "Vi phạm bảo vệ",
  breachesNote:
    "Các lượt cược và nạp tiền vượt hạn mức tiền hoặc trong thời gian nghỉ, đếm từ sổ cái. Mục tiêu là 0.",
  aboveLimits: "Vượt hạn mức tiền",
  inBreaks: "Trong thời gian nghỉ ngắn hoặc tự loại trừ",
  breachCount: (last, days, ofDays) =>
    `${last} kể từ lần thống kê trước, ${ofDays} trong ${days} ngày qua`,
  responses: (days) => `Xử lý hồ sơ, ${days} ngày qua`,
  contact: "Đến lần liên hệ đầu tiên",
  end: "Đến khi đóng",
  times: (median, slowest) => `Trung vị ${median}, lâu nhất ${slowest}`,
  noTimes: "Không có hồ sơ",
  uncontacted: "Hồ sơ đang mở chưa liên hệ",
  casesOf: (n) => `${n} hồ sơ`,
  effects: "Hiệu quả của liên hệ",
  effectsOf: (contacts, days) =>
    `Tổng của ${contacts} lần liên hệ, ${days} ngày trước và sau mỗi lần.`,
  noEffects: (days) => `Chưa có lần liên hệ nào được so sánh trong ${days} ngày.`,
  falseAlarms: "Hồ sơ từ dấu hiệu, đóng với “Không có nguy cơ”",
  falseAlarmsOf: (n, ended) => `${n} trên ${ended} hồ sơ đã đóng`,
} satisfies OfficeProtectionFigureTexts;
