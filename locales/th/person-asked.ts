import type { PersonAskedTexts } from "#locales/ko/person-asked.ts";

export const thPersonAsked = {
  barred:
    "ทะเบียนระดับประเทศยังไม่ยืนยันให้คุณ จึงฝากเงินและเดิมพันไม่ได้ในขณะนี้ ระบบจะตรวจสอบใหม่โดยอัตโนมัติ การถอนเงินและประวัติยังใช้ได้ตามปกติ",
  asks: "ทะเบียนต้องใช้ข้อมูลต่อไปนี้ เมื่อส่งแล้ว แก้ไขได้ผ่านฝ่ายบริการลูกค้าเท่านั้น",
  give: "ส่ง",
  gave: "ส่งแล้ว",
} satisfies PersonAskedTexts;
