import type { OfficeCaseTexts } from "#locales/ko/office/cases.ts";

/** Texts of the back office about cases of members who may come to harm. */
export const thOfficeCases = {
  title: "เคสคุ้มครอง",
  lead: "เคสเปิดเมื่อมีสัญญาณความเสี่ยงหรือเจ้าหน้าที่เปิดเอง ระหว่างที่เคสเปิดอยู่ สมาชิกจะไม่ได้รับข้อความโฆษณา การปิดเคสต้องให้เจ้าหน้าที่อีกคนอนุมัติ",
  lists: { open: "เปิดอยู่", closed: "ปิดแล้ว" },
  none: { open: "ไม่มีเคสที่เปิดอยู่", closed: "ไม่มีเคสที่ปิดแล้ว" },
  noRun: "ยังไม่ได้นับสัญญาณความเสี่ยง",
  run: (day, members, opened) =>
    `นับเมื่อ ${day}: สมาชิกที่มีสัญญาณ ${members} คน เปิดเคสใหม่ ${opened} รายการ`,
  sent: (n) => `ข้อความโฆษณาที่ถึงสมาชิกที่ได้รับความคุ้มครอง ${n} รายการ`,
  score: (n) => `${n} คะแนน`,
  reasons: "เหตุผล",
  marker: "สัญญาณ",
  value: "ค่า",
  threshold: "เกณฑ์",
  points: "คะแนน",
  origin: "เหตุที่เปิด",
  open: "เปิดเคส",
  opened: "เปิดเคสแล้ว",
  openNote: "ระหว่างที่เคสเปิดอยู่ สมาชิกคนนี้จะไม่ได้รับข้อความโฆษณา",
  addContact: "บันทึกการติดต่อ",
  contactNote: "เขียนเนื้อหาที่คุยกันเป็นเหตุผล ข้อความจะอยู่ในเคส",
  channel: "ช่องทาง",
  close: "ปิดเคส",
  closeNote: "หลังจากนั้นส่งข้อความโฆษณาถึงสมาชิกคนนี้ได้อีก",
  outcome: "ผล",
  closed: "ปิดโดย",
  origins: { marker: "สัญญาณความเสี่ยง", staff: "เจ้าหน้าที่เปิด", member: "สมาชิกขอ" },
  channels: { note: "ข้อความ", phone: "โทรศัพท์", help: "ศูนย์ช่วยเหลือ", other: "อื่น ๆ" },
  outcomes: {
    no_harm: "ไม่มีความเสี่ยง",
    tools_used: "ใช้วงเงินหรือพัก",
    excluded: "งดเล่นด้วยตนเอง",
    referred: "แนะนำสายด่วน",
  },
} satisfies OfficeCaseTexts;
