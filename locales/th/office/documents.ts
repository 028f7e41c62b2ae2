import type { OfficeDocumentTexts } from "#locales/ko/office/documents.ts";

export const thOfficeDocuments = {
  title: "เวอร์ชันข้อกำหนด",
  lead: "เขียนข้อกำหนดการใช้งานและนโยบายความเป็นส่วนตัวเป็นหกภาษา แล้วเผยแพร่เป็นเวอร์ชัน เจ้าหน้าที่อีกคนตรวจสอบการเผยแพร่ และเนื้อหาที่เผยแพร่แล้วจะไม่เปลี่ยน",
  inForce: (version) => `เวอร์ชันปัจจุบัน: ${version}`,
  notPublished: "ยังไม่มีเวอร์ชันที่เผยแพร่ จึงแสดงข้อความมาตรฐาน",
  write: "เขียนข้อความ",
  publish: "เผยแพร่",
  name: "ชื่อเวอร์ชันใหม่",
  nameHint: "ตัวอักษร ตัวเลข จุด หรือขีด 1–20 ตัว เช่น 2027-01",
  needsAcceptance: "สมาชิกต้องยอมรับใหม่",
  needsAcceptanceHint:
    "การฝากเงินและการเริ่มเกมจะรอจนกว่าสมาชิกยอมรับ เกมที่เปิดอยู่จะปิดเมื่อเผยแพร่ การถอนเงินยังทำได้",
  language: "ภาษา",
  written: "เผยแพร่แล้ว",
  changed: "มีการแก้ไข",
  missing: "ยังไม่มี",
  waitsFor: (count) => `ต้องมีเอกสารทั้งสองครบหกภาษาก่อนเผยแพร่ ยังขาด ${count} รายการ`,
  unchanged: "ไม่มีความแตกต่างจากเวอร์ชันล่าสุด",
  versions: "เวอร์ชัน",
  version: "เวอร์ชัน",
  publishedAt: "เวลาเผยแพร่",
  asks: "การยอมรับใหม่",
  accepted: "สมาชิกที่ยอมรับ",
  asksYes: "ต้องยอมรับ",
  asksNo: "ไม่ต้อง",
  noVersions: "ยังไม่มีเวอร์ชันที่เผยแพร่",
} satisfies OfficeDocumentTexts;
