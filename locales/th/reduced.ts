import type { ReducedTexts } from "#locales/ko/reduced.ts";

/** The classes of the reason of a suspension, as the member and operators read them. */
const thSuspensionGrounds: ReducedTexts["grounds"] = {
  protection: "การคุ้มครองสมาชิก",
  identity: "การยืนยันตัวตน",
  security: "ความปลอดภัยของบัญชี",
  rules: "ผิดข้อกำหนดการใช้งาน",
  law: "กฎหมายหรือหน่วยงานกำกับดูแลกำหนด",
  other: "อื่น ๆ",
};

/** The same for the sheet in which operators suspend a member. */
export const thOfficeSuspensions = {
  suspensionGround: "เหตุผลที่สมาชิกเห็น",
  suspensionGrounds: thSuspensionGrounds,
};

/** Texts above every page of a reduced session. */
export const thReduced: ReducedTexts = {
  titles: {
    suspended: "บัญชีของคุณถูกระงับ",
    break: "คุณกำลังพักการเล่น",
    closing: "กำลังรอปิดบัญชี",
    identity: "ต้องยืนยันตัวตน",
    barred: "ขณะนี้ยังเล่นไม่ได้",
  },
  text: "คุณดูรายการเดินบัญชีและสรุปการเล่น ถอนเงิน และติดต่อศูนย์ช่วยเหลือได้",
  reason: "เหตุผล",
  grounds: thSuspensionGrounds,
  statement: "รายการเดินบัญชี",
  figures: "สรุปการเล่นของฉัน",
  withdraw: "ถอนเงิน",
  help: "ศูนย์ช่วยเหลือ",
  verify: "ยืนยันตัวตน",
  ending: "การพักและการสิ้นสุด",
  contest: "คัดค้าน",
  contestText: "หากไม่เห็นด้วย คุณคัดค้านการระงับได้ เจ้าหน้าที่อีกคนที่ไม่ใช่ผู้ระงับจะเป็นผู้ตอบ",
};
