import type { OfficeSessionReportTexts } from "#locales/ko/office/session-report.ts";

export const thOfficeSessionReport = {
  title: "เซสชัน",
  lead: "เวลาเริ่มและสิ้นสุดของแต่ละเซสชัน และรายการบัญชีระหว่างนั้น ถ้าเซสชันซ้อนกัน เดิมพันและเงินรางวัลนับในเซสชันที่เปิดเกม ส่วนที่เหลือนับในเซสชันที่เริ่มทีหลัง",
  member: "ไอดีสมาชิก",
  startedAt: "เริ่ม",
  endedAt: "สิ้นสุด",
  reason: "เหตุที่สิ้นสุด",
  lasting: "กำลังใช้งาน",
  shared: "ซ้อนกัน",
  none: "ไม่มีเซสชันในช่วงเวลานี้",
  ends: {
    logout: "ออกจากระบบ",
    expired: "หมดเวลา",
    revoked: "ถูกสั่งให้สิ้นสุด",
    replaced: "เข้าสู่ระบบใหม่ในเบราว์เซอร์เดิม",
    displaced: "เซสชันเกินจำนวน",
    time_used: "ใช้เวลาเล่นครบ",
    member: "สมาชิกสิ้นสุดจากรายการ",
    password: "เปลี่ยนรหัสผ่าน",
    staff: "เจ้าหน้าที่สิ้นสุดเซสชัน",
  },
  cells: {
    opening: "ยอดเงินตอนเริ่ม",
    deposits: "ฝากเงิน",
    wagers: "เดิมพัน",
    wins: "เงินรางวัล",
    other: "อื่นๆ",
    closing: "ยอดเงินตอนสิ้นสุด",
  },
} satisfies OfficeSessionReportTexts;
