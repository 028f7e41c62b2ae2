import type { OfficeMemberTabs } from "#locales/ko/office/member-tabs.ts";

/** The tabs of a member's page in the office. */
export const thOfficeMemberTabs = {
  overview: "ภาพรวม",
  ledger: "บัญชีแยกประเภท",
  requests: "ฝากถอน",
  games: "เดิมพัน",
  comp: "คอมป์",
  help: "คำถาม",
  notes: "ข้อความ",
  "sign-ins": "เข้าสู่ระบบ",
  sessions: "เซสชัน",
  limits: "วงเงิน",
  identity: "ยืนยันตัวตน",
  "privacy-requests": "คำขอเกี่ยวกับข้อมูล",
  remarks: "บันทึก",
  audit: "ตรวจสอบ",
  accesses: "การเข้าดู",
} satisfies OfficeMemberTabs;
