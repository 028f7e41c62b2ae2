import type { OfficeAuditorReadTexts } from "#locales/ko/office/auditor-reads.ts";

export const vnOfficeAuditorReads = {
  title: "Nhật ký của kiểm toán viên",
  lead: (days) =>
    `Những gì kiểm toán viên đã xem hoặc tải. Lượt xem giống nhau chỉ ghi một lần trong 15 phút và được giữ ${days} ngày.`,
  empty: "Chưa có lượt xem nào",
  at: "Thời điểm",
  auditor: "Kiểm toán viên",
  everyAuditor: "Mọi kiểm toán viên",
  what: "Nội dung",
  filter: "Điều kiện",
  whole: "Tất cả",
  address: "Địa chỉ IP",
} satisfies OfficeAuditorReadTexts;
