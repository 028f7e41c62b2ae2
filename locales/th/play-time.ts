import type { PlayTimeTexts } from "#locales/ko/play-time.ts";

export const thPlayTime: PlayTimeTexts = {
  title: "การแจ้งเตือนเวลาเล่น",
  checkTitle: (length) => `คุณเข้าสู่ระบบมาแล้ว ${length}`,
  checkText: "การเดิมพันหยุดพักอยู่ กรุณาดูสรุปการเล่นแล้วเลือกว่าจะเล่นต่อหรือไม่",
  since: "เข้าสู่ระบบเมื่อ",
  staked: "เดิมพัน",
  returned: "เงินรางวัล",
  net: "ได้เสีย",
  goOn: "เล่นต่อ",
  rest: "พักก่อน",
  figures: "ดูสรุปการเล่น",
  checkFailed: "โหลดสรุปการเล่นไม่ได้",
  answerFailed: "บันทึกคำตอบไม่ได้ กรุณาลองใหม่",
  pause: (l) => `ตั้งแต่นี้เป็นเวลาพัก ${l} หลังจากนั้นจึงเดิมพันได้อีก`,
  timeNear: (left) => `เวลาเล่นสำหรับวันนี้เหลือ ${left} เมื่อหมดเวลา การเดิมพันจะหยุดและระบบจะออกให้`,
};
