import { jpBreakTerms } from "#locales/jp/breaks.ts";
import type { OfficeProfileTexts } from "#locales/ko/office/profiles.ts";

/** Texts of the back office about the rules of jurisdictions. */
export const jpOfficeProfiles = {
  title: "管轄の規定",
  lead: "国や監督機関ごとに異なる規定です。サイトは指定した管轄の規定に従い、規定のない項目には最も厳しい初期値が適用されます。変更は別の担当者が確認します。",
  builtIn: "初期値（最も厳しい）",
  sites: "適用サイト",
  noSites: "適用しているサイトはありません。",
  noRules:
    "規定がありません。初期値が適用され、この管轄を指定したサイトは実際のお金では起動しません。",
  rule: "規定",
  value: "値",
  source: "出典",
  readOn: "確認日",
  add: "管轄を追加",
  id: "コード",
  idHint: "半角英小文字、数字、ハイフン（-）2～32文字",
  name: "名前",
  change: "変更",
  addRule: "規定を追加",
  remove: "規定を削除（初期値を適用）",
  choose: "サイトの管轄",
  site: "サイト",
  wrong: "この規定に使えない値です。",
  range: (least, most) => `${least}から${most}まで`,
  rules: {
    minimumAge: "最低年齢",
    raiseWaitsHours: "限度額を引き上げる前の待ち時間",
    raiseConfirmDays: "待ち時間後に確認できる期間",
    returnWaitsHours: "自己排除後の利用再開までの待ち時間",
    coolingOffTerms: "一時休止の期間",
    exclusionTerms: "自己排除の期間",
  },
  terms: jpBreakTerms,
  units: {
    years: (n) => `${n}歳`,
    hours: (n) => `${n}時間`,
    days: (n) => `${n}日`,
  },
} satisfies OfficeProfileTexts;
