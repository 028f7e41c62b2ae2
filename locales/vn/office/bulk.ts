import type { OfficeBulkTexts } from "#locales/ko/office/bulk.ts";

export const vnOfficeBulk: OfficeBulkTexts = {
  count: (count) => `Đã chọn ${count}`,
  sum: (count, sum) => `${count} mục, tổng ${sum}`,
  lead: "Từng mục được xử lý riêng. Nếu một mục bị từ chối, các mục khác vẫn được xử lý.",
  progress: (done, all) => `Đã xử lý ${done} trên ${all}`,
  outcomes: "Kết quả",
  outcome: { success: "Đã xử lý", proposed: "Chờ nhân viên khác duyệt" },
  finished: (count) => `Đã xử lý ${count} mục.`,
  nextRow: "Dòng tiếp theo",
  previousRow: "Dòng trước",
  selectRow: "Chọn dòng",
  selectAll: "Chọn tất cả",
  select: "Chọn",
  selectOne: (name) => `Chọn ${name}`,
  view: (name) => `Chế độ xem: ${name}`,
};
