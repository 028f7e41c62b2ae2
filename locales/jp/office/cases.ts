import type { OfficeCaseTexts } from "#locales/ko/office/cases.ts";

/** Texts of the back office about cases of members who may come to harm. */
export const jpOfficeCases = {
  title: "保護ケース",
  lead: "リスクの兆候が重なるか、スタッフが開くとケースになります。ケースが開いている間、会員に宣伝のメッセージは送りません。閉じるには別の担当者の承認が必要です。",
  lists: { open: "対応中", closed: "終了" },
  none: { open: "対応中のケースはありません", closed: "終了したケースはありません" },
  noRun: "兆候はまだ集計されていません。",
  run: (day, members, opened) =>
    `${day}の集計：兆候のある会員${members}人、新しいケース${opened}件。`,
  sent: (n) => `保護中の会員に届いた宣伝メッセージ${n}件。`,
  score: (n) => `${n}点`,
  reasons: "理由",
  marker: "兆候",
  value: "値",
  threshold: "基準",
  points: "点数",
  origin: "開いた理由",
  open: "ケースを開く",
  opened: "ケースを開きました。",
  openNote: "ケースが開いている間、この会員に宣伝のメッセージは送りません。",
  addContact: "連絡を記録",
  contactNote: "やり取りの内容を理由に記入してください。ケースに残ります。",
  channel: "連絡方法",
  close: "ケースを閉じる",
  closeNote: "閉じると、この会員にまた宣伝のメッセージを送れます。",
  outcome: "結果",
  closed: "終了",
  origins: { marker: "リスクの兆候", staff: "スタッフの判断", member: "会員の申し出" },
  channels: { note: "メッセージ", phone: "電話", help: "サポート", other: "その他" },
  outcomes: {
    no_harm: "リスクなし",
    tools_used: "限度額や休止を利用",
    excluded: "自己排除",
    referred: "相談窓口を案内",
  },
} satisfies OfficeCaseTexts;
