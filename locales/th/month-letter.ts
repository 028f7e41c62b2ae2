import type { MonthLetter } from "#locales/ko/month-letter.ts";

/** The monthly note with a member's own figures. */
export const thMonthLetter: MonthLetter = {
  title: (month) => `สรุปการเล่น ${month}`,
  lead: (from, until, zone) => `สรุปตั้งแต่ ${from} ถึง ${until} ตามเวลา ${zone}`,
  deposited: "ฝากเงิน",
  withdrawn: "ถอนเงิน",
  staked: "เดิมพัน",
  returned: "เงินรางวัล",
  net: "ผลสุทธิ",
  month: "เดือน",
  halfYear: "6 เดือนล่าสุด",
  foot: "ดูรายละเอียดและเดือนก่อนหน้าได้ในหน้าของฉัน หัวข้อสรุปการเล่น หากใช้เงินเกินกำลัง ให้กำหนดวงเงินหรือพักการเล่นในหัวข้อเล่นอย่างรับผิดชอบ",
};
