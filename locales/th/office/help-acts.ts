import type { HelpActTexts } from "#locales/ko/office/help-acts.ts";

/** Acts of the help desk in the audit trail. */
export const thHelpActs = {
  "handle-contact": "ดำเนินการคำถามของผู้เยี่ยมชม",
  "decide-complaint": "ตัดสินข้อร้องเรียน",
  "export-complaint-months": "ดาวน์โหลดข้อร้องเรียนรายเดือน",
  "close-help": "ปิดคำถาม",
  "file-help": "จัดประเภทและมอบหมายคำถาม",
} satisfies HelpActTexts;
