import type { OfficeAuditorReadTexts } from "#locales/ko/office/auditor-reads.ts";

export const thOfficeAuditorReads = {
  title: "บันทึกของผู้ตรวจสอบ",
  lead: (days) => `สิ่งที่ผู้ตรวจสอบดูหรือดาวน์โหลด การดูแบบเดียวกันบันทึกครั้งเดียวใน 15 นาที และเก็บไว้ ${days} วัน`,
  empty: "ไม่มีบันทึก",
  at: "เวลา",
  auditor: "ผู้ตรวจสอบ",
  everyAuditor: "ผู้ตรวจสอบทุกคน",
  what: "สิ่งที่ดู",
  filter: "เงื่อนไข",
  whole: "ทั้งหมด",
  address: "ที่อยู่ IP",
} satisfies OfficeAuditorReadTexts;
