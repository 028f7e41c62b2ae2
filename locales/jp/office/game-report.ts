import type { OfficeGameReportTexts } from "#locales/ko/office/game-report.ts";

export const jpOfficeGameReport = {
  title: "ゲーム別実績",
  lead: "期間内の元帳の記録をゲームごとに合計しています。ジャックポットは配当に含まれますが、損益と還元率には含めません。進行中のラウンドと状態は作成時点のものです。資金を自ら預かるゲーム会社はラウンドを送らないため、表にありません。",
  voided: "返還したベット",
  jackpots: "配当中のジャックポット",
  open: "進行中のラウンド",
  providerOff: "ゲーム会社停止",
} satisfies OfficeGameReportTexts;
