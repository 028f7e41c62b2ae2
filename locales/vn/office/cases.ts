import type { OfficeCaseTexts } from "#locales/ko/office/cases.ts";

/** Texts of the back office about cases of members who may come to harm. */
export const vnOfficeCases = {
  title: "Hồ sơ bảo vệ",
  lead: "Hồ sơ được mở khi có dấu hiệu nguy cơ hoặc do nhân viên mở. Khi hồ sơ đang mở, thành viên không nhận tin nhắn quảng bá. Việc đóng hồ sơ cần một nhân viên khác duyệt.",
  lists: { open: "Đang mở", closed: "Đã đóng" },
  none: { open: "Không có hồ sơ đang mở", closed: "Không có hồ sơ đã đóng" },
  noRun: "Chưa thống kê dấu hiệu nguy cơ.",
  run: (day, members, opened) =>
    `Thống kê ngày ${day}: ${members} thành viên có dấu hiệu, mở ${opened} hồ sơ.`,
  sent: (n) => `Tin nhắn quảng bá đến thành viên được bảo vệ: ${n}.`,
  score: (n) => `${n} điểm`,
  reasons: "Lý do",
  marker: "Dấu hiệu",
  value: "Giá trị",
  threshold: "Ngưỡng",
  points: "Điểm",
  origin: "Lý do mở",
  open: "Mở hồ sơ",
  opened: "Đã mở hồ sơ.",
  openNote: "Khi hồ sơ đang mở, thành viên này không nhận tin nhắn quảng bá.",
  addContact: "Ghi liên lạc",
  contactNote: "Ghi nội dung đã trao đổi vào phần lý do. Nội dung được giữ trong hồ sơ.",
  channel: "Kênh",
  close: "Đóng hồ sơ",
  closeNote: "Sau đó có thể gửi lại tin nhắn quảng bá cho thành viên này.",
  outcome: "Kết quả",
  closed: "Đóng bởi",
  origins: { marker: "Dấu hiệu nguy cơ", staff: "Nhân viên mở", member: "Thành viên yêu cầu" },
  channels: { note: "Tin nhắn", phone: "Điện thoại", help: "Hỗ trợ", other: "Khác" },
  outcomes: {
    no_harm: "Không có nguy cơ",
    tools_used: "Dùng hạn mức hoặc nghỉ",
    excluded: "Tự loại trừ",
    referred: "Giới thiệu đường dây hỗ trợ",
  },
} satisfies OfficeCaseTexts;
