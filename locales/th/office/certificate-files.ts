import type { OfficeCertificateFileTexts } from "#locales/ko/office/certificate-files.ts";

export const thOfficeCertificateFiles = {
  bringIn: "นำเข้าไฟล์ใบรับรอง",
  lead: "ไฟล์ CSV บรรทัดละหนึ่งใบรับรอง บรรทัดแรกต้องมีชื่อคอลัมน์ต่อไปนี้ เรียงลำดับใดก็ได้",
  file: "ไฟล์ CSV",
  fileHint:
    "ไม่เกิน 8 MB และ 20,000 บรรทัด แบบ UTF-8 หรือ EUC-KR เขียนวันหมดอายุแบบ 2030-12-31 ใช้กับเกมที่ยังไม่มีในรายการได้",
  tooLarge: "ไฟล์ใหญ่กว่า 8 MB",
  found: (lines, fresh) => `อ่านได้ ${lines} บรรทัด ใบรับรองใหม่ ${fresh} รายการ`,
  faultCount: (count) => `มีข้อผิดพลาด ${count} รายการ กรุณาแก้ไขไฟล์แล้วเลือกใหม่`,
  faults: {
    encoding: "อ่านรหัสอักขระไม่ได้",
    columns: "ขาดคอลัมน์ที่จำเป็น",
    quote: "เครื่องหมายคำพูดไม่ปิด",
    width: "คอลัมน์ไม่ครบ",
    value: "รูปแบบไม่ถูกต้อง",
    jurisdiction: "ไม่รู้จักเขตอำนาจนี้",
    repeated: "ใบรับรองนี้ซ้ำกัน",
    empty: "ไม่มีใบรับรอง",
    too_many: "เกิน 20,000 บรรทัด",
  },
} satisfies OfficeCertificateFileTexts;
