import type { OfficeMemberTabs } from "#locales/ko/office/member-tabs.ts";

/** The tabs of a member's page in the office. */
export const vnOfficeMemberTabs = {
  overview: "Tổng quan",
  ledger: "Sổ cái",
  requests: "Nạp rút",
  games: "Cược",
  comp: "Điểm comp",
  help: "Hỗ trợ",
  notes: "Tin nhắn",
  "sign-ins": "Đăng nhập",
  sessions: "Phiên",
  limits: "Hạn mức",
  identity: "Xác minh danh tính",
  "privacy-requests": "Yêu cầu về dữ liệu",
  remarks: "Ghi chú",
  audit: "Kiểm toán",
  accesses: "Lượt xem",
} satisfies OfficeMemberTabs;
