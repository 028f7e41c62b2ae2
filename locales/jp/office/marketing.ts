import type { OfficeMarketingTexts } from "#locales/ko/office/marketing.ts";

export const jpOfficeMarketing: OfficeMarketingTexts = {
  title: "宣伝メッセージの受信",
  lead: "会員本人が選びます。スタッフは会員の希望による撤回だけを行います。",
  products: { casino: "カジノ", slot: "スロット", sport: "スポーツ" },
  now: "受け取る種類",
  none: "受け取らない",
  history: "変更履歴",
  empty: "会員はまだ選択していません",
  product: "種類",
  decision: "選択",
  given: "同意",
  withdrawn: "撤回",
  place: "場所",
  places: {
    registration: "会員登録",
    my_page: "マイページ",
    office: "スタッフ",
    exclusion: "自己排除の開始",
  },
  version: "バージョン",
  operator: "担当者",
  withdrawNote:
    "すべての種類の宣伝メッセージについて、受信の同意を撤回します。再び同意できるのは会員本人だけです。",
  withdrawDone: "同意を撤回しました。",
};
