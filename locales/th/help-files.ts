import type { HelpFileTexts } from "#locales/ko/help-files.ts";

/** About the files of messages, on the member site and in the office. */
export const thHelpFiles = {
  add: "แนบไฟล์",
  hint: (most, megabytes) =>
    `ไม่บังคับ ส่งข้อความโดยไม่แนบไฟล์ได้ แนบรูปภาพหรือ PDF ได้สูงสุด ${most} ไฟล์ ไฟล์ละไม่เกิน ${megabytes} MB ลากมาวางหรือวางจากคลิปบอร์ดที่นี่ก็ได้`,
  attached: "ไฟล์แนบ",
  attaching: (name) => `กำลังอัปโหลด ${name}…`,
  remove: (name) => `เอา ${name} ออก`,
  open: (name) => `ดู ${name}`,
  save: (name) => `ดาวน์โหลด ${name}`,
  tooLarge: (name, megabytes) => `“${name}” ใหญ่กว่า ${megabytes} MB`,
  tooMany: (most) => `แนบได้สูงสุด ${most} ไฟล์`,
  wrongKind: (name) => `“${name}” ไม่ใช่รูปภาพหรือ PDF หรืออ่านไม่ได้`,
  failed: (name) => `อัปโหลด “${name}” ไม่สำเร็จ กรุณาลองอีกครั้ง`,
  openFailed: (name) => `เปิด “${name}” ไม่สำเร็จ กรุณาลองอีกครั้ง`,
  tooOften: "วันนี้แนบไฟล์ครบจำนวนแล้ว กรุณาลองใหม่พรุ่งนี้",
  gone: "ไฟล์แนบเกินเวลาที่เก็บไว้และถูกลบแล้ว กรุณาแนบอีกครั้ง",
} satisfies HelpFileTexts;
