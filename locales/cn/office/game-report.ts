import type { OfficeGameReportTexts } from "#locales/ko/office/game-report.ts";

export const cnOfficeGameReport = {
  title: "游戏业绩",
  lead: "按游戏汇总期间内的账本记录。奖池奖金计入派彩，但不计入盈亏和返还率。进行中的局数和状态以制表时为准。自行保管资金的厂商不发送局数记录，因此不在表中。",
  voided: "退还的投注",
  jackpots: "派彩中的奖池奖金",
  open: "进行中的局",
  providerOff: "厂商已停用",
} satisfies OfficeGameReportTexts;
