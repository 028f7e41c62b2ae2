import type { OfficeImposedLimitTexts } from "#locales/ko/office/imposed-limits.ts";

/** Texts of the back office about limits that staff impose. */
export const jpOfficeImposedLimits: OfficeImposedLimitTexts = {
  impose: "運営者の限度額を設定",
  lower: "引き下げ",
  loosen: "引き上げ・解除",
  imposeNote:
    "すぐに適用されます。会員には、適用開始、理由、異議の申し立て方法をメッセージでお知らせします。引き上げや解除には、別の担当者の承認が必要です。",
  loosenNote: "会員本人が設定した限度額は変わりません。変更は会員にメッセージでお知らせします。",
  kind: "種類",
  period: "期間",
  product: "ゲーム",
  allProducts: "すべてのゲーム",
  amount: "金額（ウォン）",
  minutes: "時間（分）",
  ground: "会員に伝える理由",
  present: "現在の運営者の限度額",
  none: "なし",
  notLower: "現在の運営者の限度額より低く入力してください。",
  notHigher: "現在の運営者の限度額より高く入力してください。",
  how: "変更",
  raise: "引き上げ",
  end: "解除",
  wrong: (max) => `1から${max}までの整数を入力してください。`,
};
