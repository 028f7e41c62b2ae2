import type { OfficeGameFileTexts } from "#locales/ko/office/game-files.ts";

export const vnOfficeGameFiles = {
  file: "Tệp CSV",
  tooLarge: "Tệp lớn hơn 8 MB.",
  faultCount: (count) => `Có ${count} lỗi. Vui lòng sửa tệp rồi chọn lại.`,
  faults: {
    encoding: "Không đọc được bảng mã",
    columns: "Thiếu cột bắt buộc",
    quote: "Dấu ngoặc kép chưa đóng",
    width: "Thiếu cột",
    value: "Không đúng định dạng",
    too_many: "Hơn 20.000 dòng",
  },
} satisfies OfficeGameFileTexts;
