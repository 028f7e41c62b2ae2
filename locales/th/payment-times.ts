import type { PaymentTimesTexts } from "#locales/ko/payment-times.ts";

export const thPaymentTimes = {
  lead: (days) =>
    `เวลาที่ใช้จริงของคำขอที่ดำเนินการใน ${days} วันล่าสุด ทุกคำขอรออยู่ในคิวเดียวกัน จึงวัดรวมทุกเว็บไซต์ของผู้ให้บริการ`,
  depositTitle: "เวลาดำเนินการฝากเงิน",
  withdrawTitle: "เวลาดำเนินการถอนเงิน",
  median: "ครึ่งหนึ่ง (มัธยฐาน)",
  p95: "95% ของคำขอ",
  withinTime: (time) => `ภายใน ${time}`,
  measuredFrom: "วัดจาก",
  requests: (count) => `${count} รายการ`,
  depositSpan: "ตั้งแต่ส่งคำขอจนได้รับอนุมัติหรือปฏิเสธ รวมเวลารอเงินโอนเข้า",
  withdrawSpan: "ตั้งแต่ส่งคำขอจนรายการของธนาคารแสดงการจ่ายเงิน",
  measured: (days, time) => `วัดเมื่อ ${time} จาก ${days} วันล่าสุด คำขอใหม่อาจใช้เวลานานกว่านี้`,
  tooFew: (least, days) => `ใน ${days} วันล่าสุดมีคำขอที่ดำเนินการน้อยกว่า ${least} รายการ จึงยังไม่แสดงเวลา`,
  ahead: "คำขอที่รออยู่ก่อนหน้า",
  countedAt: (time) => `ณ ${time}`,
} satisfies PaymentTimesTexts;
