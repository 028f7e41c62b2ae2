import type { OfficeGameReportTexts } from "#locales/ko/office/game-report.ts";

export const vnOfficeGameReport = {
  title: "Kết quả theo trò chơi",
  lead: "Các bút toán sổ cái trong kỳ được cộng theo trò chơi. Jackpot nằm trong tiền thắng nhưng không tính vào lãi lỗ và tỷ lệ trả thưởng. Ván đang mở và trạng thái là tại thời điểm lập báo cáo. Nhà cung cấp tự giữ tiền không gửi ván nên không có trong bảng.",
  voided: "Cược được hoàn",
  jackpots: "Jackpot trong tiền thắng",
  open: "Ván đang mở",
  providerOff: "Nhà cung cấp đã tắt",
} satisfies OfficeGameReportTexts;
