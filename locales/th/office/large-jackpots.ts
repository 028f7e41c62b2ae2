import type { OfficeLargeJackpotTexts } from "#locales/ko/office/large-jackpots.ts";

export const thOfficeLargeJackpots: OfficeLargeJackpotTexts = {
  title: "แจ็กพอตก้อนใหญ่",
  lead: (amount) =>
    `แจ็กพอตตั้งแต่ ${amount} ขึ้นไป และเจ้าหน้าที่ที่ยืนยันการจ่าย เกณฑ์นี้มาจากการตั้งค่า “บันทึกเงินรางวัลก้อนใหญ่ตั้งแต่”`,
  confirmation: "การยืนยัน",
  all: "ทั้งหมด",
  waiting: "ยังไม่ยืนยัน",
  at: "เวลาที่ถูกรางวัล",
  member: "ไอดีสมาชิก",
  game: "เกม",
  provider: "ค่ายเกม",
  pool: "แจ็กพอต",
  own: "ของค่ายเกมเอง",
  amount: "จำนวนเงิน",
  byPool: "กองแจ็กพอตของเราจ่าย",
  round: "รอบ",
  takenBack: "ยกเลิกแล้ว",
  confirmedBy: "เจ้าหน้าที่ที่ยืนยัน",
  confirmedAt: "เวลาที่ยืนยัน",
  missing: "ยังไม่ยืนยัน",
  reason: "เหตุผล",
  confirm: "ยืนยันการจ่าย",
  confirmLead: "ไม่มีการเคลื่อนไหวของเงิน ยืนยันได้ครั้งเดียวและย้อนกลับไม่ได้ กรุณาระบุวิธีที่ตรวจสอบ",
  confirmed: "ยืนยันการจ่ายแล้ว",
  confirmNot: "คุณไม่มีสิทธิ์ยืนยันการจ่าย",
};
