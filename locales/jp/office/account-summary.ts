import type { OfficeAccountSummaryTexts } from "#locales/ko/office/account-summary.ts";

export const jpOfficeAccountSummary = {
  title: "日次口座サマリー",
  lead: "期首残高に各項目を足すと期末残高になります。出ていく金額は負で表示します。画面はウォン単位で切り捨て、ファイルには小数も残ります。",
  day: "日付",
  member: "会員のログインID",
  members: "会員別",
  noMember: "該当する会員はいません",
  wallet: "ウォレット",
  total: "合計",
  column: "項目",
  unfooted: "合計が合わない口座があります。元帳を確認してください。",
  wallets: {
    cash: "残高",
    hold: "出金待ち",
    comp: "コンプ",
    games: "ゲーム内資金",
  },
  columns: {
    opening: "期首",
    deposits: "入金",
    bonuses: "コンプ・付与",
    toGames: "ゲームへ移動",
    fromGames: "ゲームから戻し",
    wagers: "ベット",
    wins: "配当",
    gameResults: "振替ウォレット損益",
    withdrawals: "出金",
    betweenWallets: "ウォレット間",
    adjustments: "訂正",
    closing: "期末",
  },
} satisfies OfficeAccountSummaryTexts;
