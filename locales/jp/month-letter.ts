import type { MonthLetter } from "#locales/ko/month-letter.ts";

/** The monthly note with a member's own figures. */
export const jpMonthLetter: MonthLetter = {
  title: (month) => `${month}の利用状況`,
  lead: (from, until, zone) =>
    `${from}から${until}までの利用状況です。日付は${zone}の時刻によります。`,
  deposited: "入金",
  withdrawn: "出金",
  staked: "ベット",
  returned: "配当",
  net: "損益",
  month: "月",
  halfYear: "直近6か月",
  foot: "詳しい内容と過去の月は、マイページの「利用状況」でご覧いただけます。負担に感じるときは、「限度額」で制限するか、「責任あるプレイ」で休んでください。",
};
