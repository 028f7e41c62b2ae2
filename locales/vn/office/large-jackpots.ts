import type { OfficeLargeJackpotTexts } from "#locales/ko/office/large-jackpots.ts";

export const vnOfficeLargeJackpots: OfficeLargeJackpotTexts = {
  title: "Jackpot lớn",
  lead: (amount) =>
    `Các jackpot từ ${amount} trở lên và nhân viên đã xác nhận việc chi trả. Mức này là cài đặt “Ghi nhận tiền thắng lớn từ”.`,
  confirmation: "Xác nhận",
  all: "Tất cả",
  waiting: "Chưa xác nhận",
  at: "Lúc trúng",
  member: "Tên đăng nhập của thành viên",
  game: "Trò chơi",
  provider: "Nhà cung cấp",
  pool: "Jackpot",
  own: "Của nhà cung cấp",
  amount: "Số tiền",
  byPool: "Quỹ jackpot trả",
  round: "Ván",
  takenBack: "Đã hủy",
  confirmedBy: "Người xác nhận",
  confirmedAt: "Lúc xác nhận",
  missing: "Chưa xác nhận",
  reason: "Lý do",
  confirm: "Xác nhận chi trả",
  confirmLead:
    "Không có giao dịch tiền. Mỗi khoản chỉ được xác nhận một lần và không thể hoàn tác. Hãy ghi cách bạn đã kiểm tra.",
  confirmed: "Đã xác nhận chi trả.",
  confirmNot: "Bạn không có quyền xác nhận chi trả.",
};
