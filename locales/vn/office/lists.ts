import type { OfficeListsTexts } from "#locales/ko/office/lists.ts";

export const vnOfficeLists: OfficeListsTexts = {
  pages: "Các trang của danh sách",
  next: "Tiếp",
  first: "Về đầu",
  export: "Tải CSV",
  exportLead:
    "Tải tối đa 100.000 dòng khớp với bộ lọc hiện tại. Tên của bạn và lý do được lưu trong nhật ký kiểm toán.",
  exported: "Đã tải danh sách.",
  views: "Chế độ xem đã lưu",
  keep: "Lưu chế độ xem",
  keepLead: "Lưu bộ lọc hiện tại dưới một tên. Chỉ bạn nhìn thấy.",
  name: "Tên",
  kept: "Đã lưu chế độ xem.",
  remove: (name) => `Xóa chế độ xem “${name}”`,
  removed: "Đã xóa chế độ xem.",
  nameTaken: "Bạn đã có chế độ xem trùng tên này.",
  tooMany: "Mỗi danh sách lưu được tối đa 20 chế độ xem.",
};
