import type { OfficeAccountSummaryTexts } from "#locales/ko/office/account-summary.ts";

export const thOfficeAccountSummary = {
  title: "สรุปบัญชีรายวัน",
  lead: "ยอดยกมาบวกรายการด้านล่างเป็นยอดยกไป เงินที่ออกจากกระเป๋าแสดงเป็นค่าลบ หน้าจอตัดเป็นวอน ไฟล์เก็บทศนิยมครบ",
  day: "วันที่",
  member: "ไอดีสมาชิก",
  members: "แยกตามสมาชิก",
  noMember: "ไม่พบสมาชิกที่ตรงกัน",
  wallet: "กระเป๋า",
  total: "รวม",
  column: "รายการ",
  unfooted: "มีบัญชีที่ยอดไม่ตรงกัน กรุณาตรวจสอบบัญชีแยกประเภท",
  wallets: {
    cash: "ยอดเงิน",
    hold: "เงินรอถอน",
    comp: "คอมป์",
    games: "เงินในเกม",
  },
  columns: {
    opening: "ยอดยกมา",
    deposits: "ฝากเงิน",
    bonuses: "คอมป์และเงินที่ให้",
    toGames: "โอนเข้าเกม",
    fromGames: "โอนกลับจากเกม",
    wagers: "เดิมพัน",
    wins: "เงินรางวัล",
    gameResults: "ผลกระเป๋าโอน",
    withdrawals: "ถอนเงิน",
    betweenWallets: "ระหว่างกระเป๋า",
    adjustments: "ปรับแก้",
    closing: "ยอดยกไป",
  },
} satisfies OfficeAccountSummaryTexts;
