import type { StaffAccessTexts } from "#locales/ko/staff-accesses.ts";

export const jpStaffAccesses: StaffAccessTexts = {
  title: "スタッフの閲覧記録",
  lead: "スタッフは、入出金の処理、お問い合わせへの回答、アカウントの安全確保、法令上の義務のために会員情報を閲覧します。同じ日に同じ部門が同じ項目を何度か開いた場合は、最初の時刻だけを表示します。",
  hidden:
    "スタッフの氏名は表示しません。番号の全桁やファイルを開くときは必ず理由を記録し、その内容は社内の監査記録にのみ保管します。",
  kept: (days) => `閲覧記録は${days}日間保管します。`,
  empty: "スタッフの閲覧はありません",
  part: "開いた項目",
  by: "部門",
  reason: "理由を記録済み",
  parts: {
    account: "アカウント情報と設定",
    money: "残高と入出金",
    games: "ゲーム履歴",
    messages: "お問い合わせとメッセージ",
    identity: "本人確認",
    "privacy-requests": "個人データの請求",
    phone: "電話番号の全桁",
    bank: "口座番号の全桁",
    "identity-file": "本人確認書類",
    "help-file": "お問い合わせのファイル",
  },
  teams: {
    support: "サポート",
    payments: "入出金担当",
    content: "コンテンツ担当",
    oversight: "確認担当",
    administrator: "管理者",
    staff: "スタッフ",
  },
};
