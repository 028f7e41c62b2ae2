import type { QuietNames, QuietTexts } from "#locales/ko/quiet-times.ts";

/** The names of what a member closes, as the account and the office say them. */
export const thQuietNames: QuietNames = {
  kinds: { hours: "ช่วงเวลางดเล่น", days: "วันงดฝากเงิน" },
  /** From Monday to Sunday. */
  weekdays: ["วันจันทร์", "วันอังคาร", "วันพุธ", "วันพฤหัสบดี", "วันศุกร์", "วันเสาร์", "วันอาทิตย์"],
  span: (from, until) => `${from} ถึง ${until}`,
  none: "ไม่ได้กำหนด",
};

/** Texts about no-play hours and deposit-free days. */
export const thQuietTimes: QuietTexts = {
  ...thQuietNames,
  title: "ช่วงเวลางดเล่นและวันงดฝากเงิน",
  lead: (waits, within) =>
    `คุณกำหนดช่วงเวลาที่ไม่เล่นและวันที่ไม่ฝากเงินได้เอง การกำหนดใหม่หรือเพิ่มให้นานขึ้นมีผลทันที หากต้องการลด ย้าย หรือยกเลิก ต้องรอ ${waits}แล้วยืนยันภายใน ${within} ระหว่างนั้นค่าปัจจุบันยังมีผล`,
  hoursText: "ช่วงเวลานี้ไม่รับเดิมพัน เงินรางวัลและการชำระเงินจ่ายให้เสมอ และถอนเงินได้",
  daysText: "ในวันเหล่านี้ขอฝากเงินไม่ได้ และคำขอก่อนหน้าจะไม่เข้าบัญชี ถอนเงินได้เสมอ",
  now: (until) => `ขณะนี้เป็นช่วงเวลางดเล่นของคุณ เล่นได้อีกครั้งตั้งแต่ ${until}`,
  today: "วันนี้เป็นวันงดฝากเงินของคุณ",
  from: "เริ่ม",
  until: "สิ้นสุด",
  timeRule: "หนึ่งช่วงของวัน ข้ามเที่ยงคืนได้",
  timeNeeded: "กรุณากรอกเวลาเริ่มและเวลาสิ้นสุด",
  sameTime: "เวลาเริ่มและสิ้นสุดเหมือนกัน กรุณากรอกเวลาอื่น",
  choose: "วันที่ไม่ฝากเงิน",
  unchanged: "นี่คือค่าปัจจุบันของคุณ",
  saved: "มีผลตั้งแต่ตอนนี้",
  asked: "ส่งคำขอแล้ว ค่าปัจจุบันยังมีผล",
  looseAsk: (what, waits, within) =>
    `เปลี่ยนเป็น ${what} หรือไม่ ยืนยันได้ที่หน้านี้หลังจาก ${waits} ภายใน ${within} ระหว่างนั้นค่าปัจจุบันยังมีผล`,
  askChange: "ขอเปลี่ยน",
  changeTo: (what) => `เปลี่ยนเป็น ${what}`,
  confirmed: "เปลี่ยนแล้ว",
};
