import type { OfficeSessionReportTexts } from "#locales/ko/office/session-report.ts";

export const vnOfficeSessionReport = {
  title: "Phiên",
  lead: "Lúc bắt đầu, lúc kết thúc của mỗi phiên và các bút toán ở giữa. Khi các phiên trùng nhau, tiền cược và tiền thắng thuộc phiên đã mở trò chơi, phần còn lại thuộc phiên bắt đầu sau.",
  member: "Tên đăng nhập của thành viên",
  startedAt: "Bắt đầu",
  endedAt: "Kết thúc",
  reason: "Lý do kết thúc",
  lasting: "Đang diễn ra",
  shared: "Trùng phiên",
  none: "Không có phiên nào trong khoảng này",
  ends: {
    logout: "Đăng xuất",
    expired: "Hết hạn",
    revoked: "Bị kết thúc",
    replaced: "Đăng nhập lại trên cùng trình duyệt",
    displaced: "Quá số phiên",
    time_used: "Hết thời gian chơi",
    member: "Thành viên kết thúc từ danh sách",
    password: "Đã đổi mật khẩu",
    staff: "Nhân viên kết thúc",
  },
  cells: {
    opening: "Số dư lúc bắt đầu",
    deposits: "Nạp tiền",
    wagers: "Cược",
    wins: "Tiền thắng",
    other: "Khác",
    closing: "Số dư lúc kết thúc",
  },
} satisfies OfficeSessionReportTexts;
