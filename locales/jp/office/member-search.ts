import type { OfficeMemberSearchTexts } from "#locales/ko/office/member-search.ts";

/** Texts of the search for members in the back office. */
export const jpOfficeMemberSearch = {
  search: "会員を探す",
  searchBy: "検索対象",
  kinds: {
    any: "すべて",
    id: "会員ID",
    nick: "ニックネーム",
    phone: "電話番号",
    bank: "口座番号",
    address: "IPアドレス",
    device: "端末",
    round: "ラウンド",
    reference: "入金番号",
  },
  query: "検索語",
  queryHint:
    "会員IDとニックネームは先頭から、電話番号と口座番号は末尾4桁または番号全体、IPアドレスは1件または範囲（203.0.113.0/24）、端末はログインタブの端末コード、ラウンドと入金番号は番号全体",
  searchProblems: {
    address_unreadable:
      "IPアドレスまたは範囲ではありません。203.0.113.7や203.0.113.0/24のように入力してください。",
    network_too_wide: "範囲が広すぎます。IPv4は/24、IPv6は/48まで検索できます。",
    device_unreadable:
      "端末コードではありません。会員のログインタブにある12桁のコードを入力してください。",
  },
  find: "検索",
  clear: "条件をクリア",
  anyStatus: "すべての状態",
  anyLevel: "すべてのレベル",
  nobody: "条件に合う会員はいません",
  firstOfEach: "項目ごとに先頭の10人まで表示します。続きを見るには検索対象を選んでください。",
} satisfies OfficeMemberSearchTexts;
