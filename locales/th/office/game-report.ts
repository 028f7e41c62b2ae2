import type { OfficeGameReportTexts } from "#locales/ko/office/game-report.ts";

export const thOfficeGameReport = {
  title: "ผลประกอบการรายเกม",
  lead: "รวมรายการบัญชีในช่วงเวลาแยกตามเกม แจ็กพอตรวมอยู่ในเงินรางวัล แต่ไม่รวมในได้เสียและอัตราจ่ายคืน รอบที่ยังไม่จบและสถานะเป็นค่า ณ เวลาที่จัดทำ ค่ายเกมที่เก็บเงินเองไม่ส่งรอบ จึงไม่อยู่ในตาราง",
  voided: "เดิมพันที่คืน",
  jackpots: "แจ็กพอตในเงินรางวัล",
  open: "รอบที่ยังไม่จบ",
  providerOff: "ค่ายเกมปิดอยู่",
} satisfies OfficeGameReportTexts;
