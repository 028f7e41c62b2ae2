import type { ReducedTexts } from "#locales/ko/reduced.ts";

/** The classes of the reason of a suspension, as the member and operators read them. */
const jpSuspensionGrounds: ReducedTexts["grounds"] = {
  protection: "会員の保護",
  identity: "本人確認",
  security: "アカウントの安全",
  rules: "利用規約への違反",
  law: "法令または監督機関の要請",
  other: "その他",
};

/** The same for the sheet in which operators suspend a member. */
export const jpOfficeSuspensions = {
  suspensionGround: "会員に表示する理由",
  suspensionGrounds: jpSuspensionGrounds,
};

/** Texts above every page of a reduced session. */
export const jpReduced: ReducedTexts = {
  titles: {
    suspended: "アカウントは停止されています",
    break: "利用を休止しています",
    closing: "退会を申請中です",
    identity: "本人確認が必要です",
    barred: "現在ご利用いただけません",
  },
  text: "残高明細と利用状況の確認、出金、お問い合わせのみ行えます。",
  reason: "理由",
  grounds: jpSuspensionGrounds,
  statement: "残高明細",
  figures: "利用状況",
  withdraw: "出金",
  help: "お問い合わせ",
  verify: "本人確認をする",
  ending: "休止と終了",
  contest: "異議を申し立てる",
  contestText:
    "停止に同意できない場合は、異議を申し立てられます。停止した担当者とは別の担当者がお答えします。",
};
