import type { OwnNumberTexts } from "#locales/ko/own-numbers.ts";

export const thOwnNumbers: OwnNumberTexts = {
  changePhone: "เปลี่ยนเบอร์โทร",
  newPhone: "เบอร์มือถือใหม่",
  phoneChanged: "เปลี่ยนเบอร์โทรแล้ว",
  changeBank: "เปลี่ยนบัญชี",
  bankLead: "ชื่อเจ้าของบัญชีเปลี่ยนไม่ได้ หลังเปลี่ยนจะถอนเงินไม่ได้ 24 ชั่วโมง คำขอที่ส่งไว้แล้วจะจ่ายเข้าบัญชีเดิม",
  newNumber: "เลขบัญชีใหม่",
  bankChanged: "เปลี่ยนบัญชีธนาคารแล้ว",
  unusable: "ใช้หมายเลขนี้ไม่ได้ กรุณาติดต่อศูนย์ช่วยเหลือ",
};
