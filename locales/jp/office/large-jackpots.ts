import type { OfficeLargeJackpotTexts } from "#locales/ko/office/large-jackpots.ts";

export const jpOfficeLargeJackpots: OfficeLargeJackpotTexts = {
  title: "高額ジャックポット",
  lead: (amount) =>
    `${amount}以上のジャックポット当選と、支払いを確認したスタッフです。基準は設定の「高額配当として記録する基準額」です。`,
  confirmation: "確認",
  all: "すべて",
  waiting: "未確認",
  at: "当選日時",
  member: "会員のログインID",
  game: "ゲーム",
  provider: "ゲーム会社",
  pool: "ジャックポット",
  own: "ゲーム会社独自",
  amount: "当選額",
  byPool: "自社プールの支払額",
  round: "ラウンド",
  takenBack: "取り消し済み",
  confirmedBy: "確認したスタッフ",
  confirmedAt: "確認日時",
  missing: "未確認",
  reason: "確認の理由",
  confirm: "支払いを確認",
  confirmLead:
    "お金は動きません。支払いの確認は一度だけで、取り消せません。確認した方法を入力してください。",
  confirmed: "支払いを確認しました。",
  confirmNot: "支払いを確認する権限がありません。",
};
