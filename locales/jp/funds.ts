import { jpFundsNotices } from "#locales/jp/funds-notices.ts";
import type { FundsTexts } from "#locales/ko/funds.ts";

export const jpFunds: FundsTexts = {
  title: "倒産時の資金の保護",
  levels: {
    not_protected: "保護なし",
    medium: "中程度の保護",
    high: "高い保護",
  },
  notices: jpFundsNotices,
  method: "お金の保管方法は利用規約に記載しています。",
  toTerms: "利用規約を見る",
  acknowledge: "確認しました",
  reminder: "ゲームを始める前にご確認ください。6か月ごとにお知らせします。",
  failed: "処理できませんでした。もう一度お試しください。",
};
