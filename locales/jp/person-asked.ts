import type { PersonAskedTexts } from "#locales/ko/person-asked.ts";

export const jpPersonAsked = {
  barred:
    "国の登録簿による確認が済んでいないため、現在は入金とベットができません。確認は自動でやり直します。出金と履歴はそのまま利用できます。",
  asks: "確認には次の情報が必要です。送信後の訂正はカスタマーサポートで受け付けます。",
  give: "送信",
  gave: "送信しました。",
} satisfies PersonAskedTexts;
