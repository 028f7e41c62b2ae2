import type { OfficeCertificateFileTexts } from "#locales/ko/office/certificate-files.ts";

export const thOfficeCertificateFiles = {
  bringIn: "นำเข้าไฟล์ใบรับรอง",
  lead: "ไฟล์ CSV บรรทัดละหนึ่งใบรับรอง บรรทัดแรกต้องมีชื่อคอลัมน์ต่อไปนี้ เรียงลำดับใดก็ได้",
  fileHint:
    "ไม่เกิน 8 MB และ 20,000 บรรทัด แบบ UTF-8 หรือ EUC-KR เขียนวันหมดอายุแบบ 2030-12-31 ใช้กับเกมที่ยังไม่มีในรายการได้",
  found: (lines, fresh) => `อ่านได้ ${lines} บรรทัด ใบรับรองใหม่ ${fresh} รายการ`,
  faults: {
    jurisdiction: "ไม่รู้จักเขตอำนาจนี้",
    repeated: "ใบรับรองนี้ซ้ำกัน",
    empty: "ไม่มีใบรับรอง",
  },
} satisfies OfficeCertificateFileTexts;
