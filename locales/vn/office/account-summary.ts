import type { OfficeAccountSummaryTexts } from "#locales/ko/office/account-summary.ts";

export const vnOfficeAccountSummary = {
  title: "Tổng hợp tài khoản theo ngày",
  lead: "Số dư đầu ngày cộng các khoản bên dưới là số dư cuối ngày. Khoản ra khỏi ví mang dấu âm. Màn hình cắt đến won; tệp giữ đủ số lẻ.",
  day: "Ngày",
  member: "Tên đăng nhập của thành viên",
  members: "Theo thành viên",
  noMember: "Không có thành viên phù hợp",
  wallet: "Ví",
  total: "Tổng",
  column: "Khoản mục",
  unfooted: "Có tài khoản không khớp tổng. Vui lòng kiểm tra sổ cái.",
  wallets: {
    cash: "Số dư",
    hold: "Tiền chờ rút",
    comp: "Điểm comp",
    games: "Tiền tại trò chơi",
  },
  columns: {
    opening: "Đầu ngày",
    deposits: "Nạp tiền",
    bonuses: "Tích điểm và cấp",
    toGames: "Chuyển vào trò chơi",
    fromGames: "Chuyển về từ trò chơi",
    wagers: "Cược",
    wins: "Tiền thắng",
    gameResults: "Kết quả ví chuyển tiền",
    withdrawals: "Rút tiền",
    betweenWallets: "Giữa các ví",
    adjustments: "Điều chỉnh",
    closing: "Cuối ngày",
  },
} satisfies OfficeAccountSummaryTexts;
