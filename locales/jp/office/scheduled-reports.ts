import type { OfficeScheduledReportsTexts } from "#locales/ko/office/scheduled-reports.ts";

export const jpOfficeScheduledReports: OfficeScheduledReportsTexts = {
  title: "定期レポート",
  lead: (days) =>
    `日・週・月が終わるとレポートをファイルにします。ファイルは${days}日間保管します。`,
  add: "レポートの定期作成",
  addLead: "今の期間が終わってから作成します。期間はサイトのタイムゾーンに従います。",
  added: "レポートの定期作成を登録しました。",
  none: "定期レポートはありません",
  report: "レポート",
  period: "期間",
  madeBy: "登録したスタッフ",
  since: "登録日",
  end: "終了",
  endLead: "今後はファイルを作成しません。作成済みのファイルは残ります。",
  ended: "定期レポートを終了しました。",
  every: { day: "毎日", week: "毎週", month: "毎月" },
  schedules: "スケジュール",
  files: "ファイル",
  noFiles: "ファイルはまだありません",
  size: (kilobytes) => `${kilobytes} kB`,
  sizeName: "サイズ",
  madeAt: "作成",
  download: "ダウンロード",
  downloadLead: "ダウンロードした人と理由は監査ログに残ります。",
  downloaded: "レポートファイルをダウンロードしました。",
  acts: "操作",
};
