import type { OfficeDisputeTexts } from "#locales/ko/office/disputes.ts";

export const jpOfficeDisputes: OfficeDisputeTexts = {
  title: "紛争資料",
  lead: (days) =>
    `ラウンド、入出金、利用休止について保存されている内容を1つのファイルにまとめ、署名します。ファイルはnpm run verify -- disputeで検証でき、${days}日間保管します。`,
  make: "紛争資料を作成",
  makeLead:
    "元帳記録とその証明、ゲーム会社からの呼び出し、スタッフの操作、当時の限度額と同意済みの規約、メッセージを含みます。保存されていない内容は資料に明記します。",
  made: "紛争資料を作成しました。",
  none: "紛争資料はまだありません",
  subject: "対象",
  subjects: { round: "ラウンド", payment: "入出金申請", exclusion: "休止・自己排除" },
  record: "番号またはID",
  hints: {
    round: "12-345のようなラウンド番号です。",
    payment: "入出金申請の番号です。",
    exclusion: "会員のIDです。最新の休止または自己排除を対象にします。",
  },
  missing: "番号またはIDを入力してください。",
  member: "会員",
  madeBy: "作成者",
  state: "状態",
  signing: "署名中",
  signed: "署名済み",
  downloaded: "紛争資料をダウンロードしました。",
};
