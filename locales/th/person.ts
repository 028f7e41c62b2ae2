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
} satisfies PersonTexts;
