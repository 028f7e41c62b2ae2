import { vnBreakTerms } from "#locales/vn/breaks.ts";
import type { OfficeProfileTexts } from "#locales/ko/office/profiles.ts";

/** Texts of the back office about the rules of jurisdictions. */
export const vnOfficeProfiles = {
  title: "Quy định theo nơi cấp phép",
  lead: "Quy định khác nhau theo quốc gia hoặc cơ quan cấp phép. Trang web theo nơi cấp phép đã chọn; mục nào không có quy định thì dùng giá trị mặc định nghiêm ngặt nhất. Mỗi thay đổi cần một nhân viên khác kiểm tra.",
  builtIn: "Mặc định (nghiêm ngặt nhất)",
  sites: "Trang web",
  noSites: "Chưa có trang web nào chọn.",
  noRules:
    "Chưa có quy định: giá trị mặc định được áp dụng, và trang web chọn mục này không khởi động với tiền thật.",
  rule: "Quy định",
  value: "Giá trị",
  source: "Nguồn",
  readOn: "Ngày xem",
  add: "Thêm nơi cấp phép",
  id: "Mã",
  idHint: "2–32 chữ thường, chữ số và dấu gạch nối (-)",
  name: "Tên",
  change: "Đổi",
  addRule: "Thêm quy định",
  remove: "Xóa quy định (dùng mặc định)",
  choose: "Nơi cấp phép của trang web",
  site: "Trang web",
  wrong: "Quy định không nhận giá trị này.",
  range: (least, most) => `${least} đến ${most}`,
  rules: {
    minimumAge: "Tuổi tối thiểu",
    raiseWaitsHours: "Thời gian chờ trước khi tăng hạn mức",
    raiseConfirmDays: "Thời hạn xác nhận sau đó",
    returnWaitsHours: "Thời gian chờ quay lại sau tự loại trừ",
    coolingOffTerms: "Thời hạn nghỉ ngắn",
    exclusionTerms: "Thời hạn tự loại trừ",
  },
  terms: vnBreakTerms,
  units: {
    years: (n) => `${n} tuổi`,
    hours: (n) => `${n} giờ`,
    days: (n) => `${n} ngày`,
  },
} satisfies OfficeProfileTexts;
