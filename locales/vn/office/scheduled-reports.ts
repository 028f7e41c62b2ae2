import type { OfficeScheduledReportsTexts } from "#locales/ko/office/scheduled-reports.ts";

export const vnOfficeScheduledReports: OfficeScheduledReportsTexts = {
  title: "Báo cáo theo lịch",
  lead: (days) =>
    `Báo cáo được tạo thành tệp khi hết ngày, tuần hoặc tháng. Tệp được giữ ${days} ngày.`,
  add: "Lên lịch báo cáo",
  addLead: "Tệp đầu tiên được tạo khi kỳ hiện tại kết thúc, theo múi giờ của trang.",
  added: "Đã lên lịch báo cáo.",
  none: "Chưa có báo cáo theo lịch",
  report: "Báo cáo",
  period: "Kỳ",
  madeBy: "Người lên lịch",
  since: "Từ ngày",
  end: "Ngừng",
  endLead: "Không tạo thêm tệp nữa. Các tệp đã tạo vẫn còn.",
  ended: "Đã ngừng lịch báo cáo.",
  every: { day: "Hằng ngày", week: "Hằng tuần", month: "Hằng tháng" },
  schedules: "Lịch",
  files: "Tệp",
  noFiles: "Chưa có tệp nào",
  size: (kilobytes) => `${kilobytes} kB`,
  sizeName: "Dung lượng",
  madeAt: "Đã tạo",
  download: "Tải xuống",
  downloadLead: "Tên của bạn và lý do được lưu trong nhật ký kiểm toán.",
  downloaded: "Đã tải tệp báo cáo.",
  acts: "Thao tác",
};
