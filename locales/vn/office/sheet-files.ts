import type { OfficeSheetFileTexts } from "#locales/ko/office/sheet-files.ts";

export const vnOfficeSheetFiles = {
  bringIn: "Nhập tệp thông tin trò chơi",
  lead: "Tệp CSV, mỗi dòng một trò chơi. Dòng đầu có các tên cột sau, theo thứ tự bất kỳ. Với các cột rules_, chỉ cần những ngôn ngữ bạn dùng.",
  fileHint:
    "Tối đa 8 MB và 20.000 dòng, UTF-8 hoặc EUC-KR. Mức cược chỉ ghi chữ số, theo won. Mỗi luật một dòng, xuống dòng bên trong ô đặt trong dấu ngoặc kép. Ô trống giữ nguyên nội dung đã viết. Chấp nhận cả trò chơi chưa có trong danh sách.",
  found: (lines, changed) => `Đã đọc ${lines} dòng. Số thông tin trò chơi thay đổi: ${changed}.`,
  awaited: (count) =>
    `${count} trò chơi chưa có trong danh sách sẽ nhận thông tin khi được thêm vào.`,
  told: (count) => `Mức cược của ${count} trò chơi do nhà cung cấp công bố nên không thay đổi.`,
  saved: "Đã lưu thông tin trò chơi.",
  awaitedTitle: "Thông tin đang chờ trò chơi",
  awaitedLead:
    "Thông tin của các trò chơi chưa có trong danh mục. Trò chơi nhận thông tin khi được thêm. Vui lòng xóa thông tin có mã sai.",
  code: "Mã trò chơi",
  since: "Chờ từ",
  sinceUnknown: "Chưa ghi nhận",
  shownOf: (count, all) => `${count} mục cũ nhất trong ${all}`,
  drop: "Xóa",
  dropOf: (code) => `Xóa thông tin của ${code}`,
  dropAll: "Xóa tất cả đang hiển thị",
  dropLead: "Thông tin sẽ bị xóa. Không thể hoàn tác; nhập lại tệp sẽ tạo lại thông tin.",
  dropped: "Đã xóa thông tin.",
  faults: {
    repeated: "Trò chơi này xuất hiện hai lần",
    empty: "Không có trò chơi",
    stakes: "Mức cược tối thiểu và tối đa không khớp nhau",
    language: "Cột của ngôn ngữ không được hỗ trợ",
  },
} satisfies OfficeSheetFileTexts;
