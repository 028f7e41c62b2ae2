import type { OfficeCertificateTexts } from "#locales/ko/office/certificates.ts";

export const thOfficeCertificates: OfficeCertificateTexts = {
  title: "ใบรับรอง",
  add: "ลงทะเบียนใบรับรอง",
  lead: "ใบรับรองเกมจากห้องทดสอบ เมื่อใช้เงินจริงจะเปิดเกมได้เฉพาะเกมที่มีใบรับรองที่ยังใช้ได้ในเขตอำนาจของทุกเว็บ",
  missing: (count) => `มี ${count} เกมที่ไม่มีใบรับรองที่ใช้ได้`,
  none: "ไม่มีใบรับรอง",
  laboratory: "ห้องทดสอบ",
  certificate: "เลขที่ใบรับรอง",
  build: "บิลด์",
  jurisdiction: "เขตอำนาจ",
  expiresOn: "วันหมดอายุ",
  state: "สถานะ",
  states: { valid: "ใช้ได้", expired: "หมดอายุ", withdrawn: "เพิกถอน" },
  added: "ลงทะเบียน",
  withdraw: "เพิกถอน",
  withdrawn: "เพิกถอนใบรับรองแล้ว",
  withdrawLead: "เกมที่เปิดอยู่ยังเปิดต่อไป แต่ใช้ใบรับรองนี้เปิดเกมไม่ได้อีก",
  saved: "ลงทะเบียนใบรับรองแล้ว",
  games: "รหัสเกม",
  gamesHint: "หนึ่งรหัสต่อบรรทัด ไม่เกิน 200 รหัส เป็นเกมที่ยังไม่อยู่ในรายการก็ได้",
};
