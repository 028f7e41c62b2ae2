import type { OfficeImposedLimitTexts } from "#locales/ko/office/imposed-limits.ts";

/** Texts of the back office about limits that staff impose. */
export const thOfficeImposedLimits: OfficeImposedLimitTexts = {
  impose: "กำหนดวงเงินโดยผู้ให้บริการ",
  lower: "ลดลง",
  loosen: "เพิ่มหรือยกเลิก",
  imposeNote:
    "มีผลทันที สมาชิกจะได้รับข้อความบอกเวลาเริ่ม เหตุผล และวิธีคัดค้าน การเพิ่มหรือยกเลิกต้องให้เจ้าหน้าที่อีกคนอนุมัติ",
  loosenNote: "วงเงินที่สมาชิกตั้งเองยังเหมือนเดิม และสมาชิกจะได้รับข้อความแจ้งการเปลี่ยนแปลง",
  kind: "ประเภท",
  period: "รอบ",
  product: "เกม",
  allProducts: "ทุกเกม",
  amount: "จำนวนเงิน (วอน)",
  minutes: "เวลา (นาที)",
  ground: "เหตุผลที่แจ้งสมาชิก",
  present: "วงเงินของผู้ให้บริการตอนนี้",
  none: "ไม่มี",
  notLower: "กรุณากรอกให้ต่ำกว่าวงเงินของผู้ให้บริการตอนนี้",
  notHigher: "กรุณากรอกให้สูงกว่าวงเงินของผู้ให้บริการตอนนี้",
  how: "การเปลี่ยนแปลง",
  raise: "เพิ่ม",
  end: "ยกเลิก",
  wrong: (max) => `กรุณากรอกจำนวนเต็มตั้งแต่ 1 ถึง ${max}`,
};
