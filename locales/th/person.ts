import type { PersonTexts } from "#locales/ko/person.ts";

export const thPerson = {
  group: "ข้อมูลยืนยันตัวตน",
  why: "ใช้เพื่อตรวจสอบกับทะเบียนระดับประเทศเท่านั้น และเก็บแบบเข้ารหัส",
  firstName: "ชื่อ",
  lastName: "นามสกุล",
  email: "อีเมล",
  postcode: "รหัสไปรษณีย์",
  personalNumber: "หมายเลขประจำตัวสวีเดน",
  cpf: "CPF ของบราซิล",
  firstNameRule: "1–60 ตัวอักษร",
  lastNameRule: "1–60 ตัวอักษร",
  emailRule: "เช่น name@example.com",
  postcodeRule: "ตัวอักษรและตัวเลข 3–10 ตัว",
  personalNumberRule: "ตัวเลข 12 หลัก เริ่มด้วยวันเกิด",
  cpfRule: "ตัวเลข 11 หลัก",
  barredTitle: "ทะเบียนระดับประเทศ",
  barred:
    "ทะเบียนระดับประเทศยังไม่ยืนยันให้คุณ จึงฝากเงินและเดิมพันไม่ได้ในขณะนี้ ระบบจะตรวจสอบใหม่โดยอัตโนมัติ การถอนเงินและประวัติยังใช้ได้ตามปกติ",
  asks: "ทะเบียนต้องใช้ข้อมูลต่อไปนี้ เมื่อส่งแล้ว แก้ไขได้ผ่านฝ่ายบริการลูกค้าเท่านั้น",
  give: "ส่ง",
  gave: "ส่งแล้ว",
} satisfies PersonTexts;
