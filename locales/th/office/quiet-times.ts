import { thQuietNames } from "#locales/th/quiet-times.ts";
import type { OfficeQuietTexts } from "#locales/ko/office/quiet-times.ts";

/** The hours and weekdays that a member closed, as staff read them. */
export const thOfficeQuietTimes: OfficeQuietTexts = {
  ...thQuietNames,
  title: "ช่วงเวลางดเล่นและวันงดฝากเงิน",
  lead: "สมาชิกกำหนดเอง เจ้าหน้าที่ดูได้เท่านั้น",
  kind: "ประเภท",
  present: "มีผล",
  asked: "คำขอเปลี่ยน",
  history: "ประวัติการเปลี่ยน",
  change: "การเปลี่ยน",
  at: "เวลา",
  noChanges: "ไม่มีประวัติการเปลี่ยน",
  changes: { set: "กำหนดหรือเพิ่ม", asked: "ขอลด", cancelled: "ยกเลิกคำขอ", loosened: "ลดแล้ว" },
};
