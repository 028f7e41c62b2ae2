import type { OfficeGameFileTexts } from "#locales/ko/office/game-files.ts";

export const thOfficeGameFiles = {
  file: "ไฟล์ CSV",
  tooLarge: "ไฟล์ใหญ่กว่า 8 MB",
  faultCount: (count) => `มีข้อผิดพลาด ${count} รายการ กรุณาแก้ไขไฟล์แล้วเลือกใหม่`,
  faults: {
    encoding: "อ่านรหัสอักขระไม่ได้",
    columns: "ขาดคอลัมน์ที่จำเป็น",
    quote: "เครื่องหมายคำพูดไม่ปิด",
    width: "คอลัมน์ไม่ครบ",
    value: "รูปแบบไม่ถูกต้อง",
    too_many: "เกิน 20,000 บรรทัด",
  },
} satisfies OfficeGameFileTexts;
