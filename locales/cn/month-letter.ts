import type { MonthLetter } from "#locales/ko/month-letter.ts";

/** The monthly note with a member's own figures. */
export const cnMonthLetter: MonthLetter = {
  title: (month) => `${month}统计`,
  lead: (from, until, zone) => `${from}至${until}的统计，日期以${zone}为准。`,
  deposited: "存款",
  withdrawn: "提款",
  staked: "投注",
  returned: "派彩",
  net: "净结果",
  month: "月份",
  halfYear: "最近6个月",
  foot: "明细和以往月份可在“我的”页面的“统计”中查看。如感到负担，请在“限额”中设置限额，或在“理性游戏”中暂停使用。",
};
