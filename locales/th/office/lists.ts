import type { OfficeListsTexts } from "#locales/ko/office/lists.ts";

export const thOfficeLists: OfficeListsTexts = {
  pages: "หน้าของรายการ",
  next: "ถัดไป",
  first: "กลับไปรายการแรก",
  export: "ดาวน์โหลด CSV",
  exportLead: "ดาวน์โหลดรายการที่ตรงกับเงื่อนไขตอนนี้ สูงสุด 100,000 รายการ ชื่อของคุณและเหตุผลจะอยู่ในบันทึกตรวจสอบ",
  exported: "ดาวน์โหลดรายการแล้ว",
  views: "มุมมองที่บันทึกไว้",
  keep: "บันทึกมุมมอง",
  keepLead: "บันทึกเงื่อนไขตอนนี้เป็นชื่อ คุณเห็นคนเดียว",
  name: "ชื่อ",
  kept: "บันทึกมุมมองแล้ว",
  remove: (name) => `ลบมุมมอง “${name}”`,
  removed: "ลบมุมมองแล้ว",
  nameTaken: "คุณมีมุมมองชื่อนี้แล้ว",
  tooMany: "บันทึกได้สูงสุด 20 มุมมองต่อรายการ",
};
