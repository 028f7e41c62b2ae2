import type { OfficeDocumentTexts } from "#locales/ko/office/documents.ts";

export const vnOfficeDocuments = {
  title: "Phiên bản điều khoản",
  lead: "Viết điều khoản sử dụng và chính sách bảo mật bằng từng ngôn ngữ của trang web, rồi đăng thành một phiên bản. Nhân viên thứ hai duyệt việc đăng; nội dung đã đăng không thay đổi.",
  inForce: (version, language) => `Phiên bản hiện hành: ${version} · ngôn ngữ áp dụng: ${language}`,
  notPublished: (language) =>
    `Chưa đăng phiên bản nào nên nội dung có sẵn được hiển thị. Ngôn ngữ áp dụng: ${language}`,
  write: "Viết nội dung",
  publish: "Đăng",
  name: "Tên phiên bản mới",
  nameHint: "1–20 chữ cái, chữ số, dấu chấm hoặc gạch nối, ví dụ: 2027-01",
  nameTaken: "Tên này đã được dùng. Hãy chọn tên khác.",
  needsAcceptance: "Thành viên phải đồng ý lại",
  needsAcceptanceHint:
    "Nạp tiền và trò chơi chờ đến khi thành viên đồng ý; trò chơi đang mở sẽ đóng khi đăng. Rút tiền vẫn tiếp tục.",
  governing: "Ngôn ngữ áp dụng",
  governingHint:
    "Trang bằng ngôn ngữ khác ghi rõ là bản dịch. Khi đổi ngôn ngữ áp dụng, thành viên phải đồng ý lại.",
  language: "Ngôn ngữ",
  written: "Đã đăng",
  changed: "Đã sửa",
  missing: "Chưa có",
  waitsFor: (count) =>
    `Cần cả hai văn bản bằng mọi ngôn ngữ của trang web trước khi đăng. Còn thiếu: ${count}`,
  unchanged: "Không có gì khác với phiên bản mới nhất.",
  versions: "Phiên bản",
  version: "Phiên bản",
  publishedAt: "Thời điểm đăng",
  asks: "Đồng ý lại",
  accepted: "Thành viên đã đồng ý",
  asksYes: "Cần",
  asksNo: "Không cần",
  notStated: "Không ghi",
  noVersions: "Chưa đăng phiên bản nào",
} satisfies OfficeDocumentTexts;
