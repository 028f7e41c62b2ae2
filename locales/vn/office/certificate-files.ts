import type { OfficeCertificateFileTexts } from "#locales/ko/office/certificate-files.ts";

export const vnOfficeCertificateFiles = {
  bringIn: "Nhập tệp chứng nhận",
  lead: "Tệp CSV, mỗi dòng một chứng nhận. Dòng đầu có các tên cột sau, theo thứ tự bất kỳ.",
  fileHint:
    "Tối đa 8 MB và 20.000 dòng, UTF-8 hoặc EUC-KR. Ngày hết hạn viết như 2030-12-31. Chấp nhận cả trò chơi chưa có trong danh sách.",
  found: (lines, fresh) => `Đã đọc ${lines} dòng. Chứng nhận mới: ${fresh}.`,
  faults: {
    jurisdiction: "Thẩm quyền không xác định",
    repeated: "Chứng nhận này xuất hiện hai lần",
    empty: "Không có chứng nhận",
  },
} satisfies OfficeCertificateFileTexts;
