import { jpConsentWordings } from "#locales/jp/consent-wordings.ts";
import type { MarketingTexts } from "#locales/ko/marketing.ts";

export const jpMarketing: MarketingTexts = {
  title: "宣伝メッセージ",
  lead: "宣伝は、ここで選んだ種類だけを、このサイトのメッセージでお送りします。いつでも変更できます。アカウント、入出金、お問い合わせに関するメッセージは、選択にかかわらずお送りします。",
  products: jpConsentWordings,
  optional: "宣伝メッセージ（任意）",
  optionalHint:
    "選択しなくても、登録やご利用に影響はありません。マイページでいつでも変更できます。",
  given: "宣伝メッセージを受け取る設定にしました。",
  withdrawn: "宣伝メッセージを受け取らない設定にしました。",
  failed: "変更できませんでした。もう一度お試しください。",
  onExclusion: "自己排除中は宣伝メッセージをお送りしません。終了後にもう一度選択できます。",
  changedOn: (day) => `${day}に変更`,
};
