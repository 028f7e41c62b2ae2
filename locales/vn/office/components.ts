import type { OfficeComponentTexts } from "#locales/ko/office/components.ts";

export const vnOfficeComponents: OfficeComponentTexts = {
  title: "Kiểm tra thành phần",
  lead: "Tệp và hàm cơ sở dữ liệu được so với bản phát hành đã cài khi tiến trình khởi động và hằng ngày. Nếu khác, tiến trình không khởi động và hệ thống gửi cảnh báo.",
  release: "Mã băm của bản phát hành",
  certified: "Có chứng nhận còn hiệu lực cho bản phát hành này.",
  uncertified: "Không có chứng nhận còn hiệu lực cho bản phát hành này.",
  none: "Chưa có lần kiểm tra nào",
  at: "Thời điểm",
  place: "Tiến trình",
  kind: "Phạm vi",
  kinds: { start: "Khi khởi động", whole: "Toàn bộ" },
  components: "Thành phần",
  result: "Kết quả",
  same: "Khớp",
  differs: (count) => `Khác ${count} mục`,
  faults: { changed: "đã thay đổi", missing: "bị thiếu", unknown: "không thuộc bản phát hành" },
};
