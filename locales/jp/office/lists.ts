import type { OfficeListsTexts } from "#locales/ko/office/lists.ts";

export const jpOfficeLists: OfficeListsTexts = {
  pages: "一覧のページ",
  next: "次へ",
  first: "最初へ",
  export: "CSVダウンロード",
  exportLead:
    "現在の条件に合う一覧を最大10万件までダウンロードします。ダウンロードした人と理由は監査ログに残ります。",
  exported: "一覧をダウンロードしました。",
  views: "保存したビュー",
  keep: "ビューを保存",
  keepLead: "現在の条件に名前を付けて保存します。本人だけに表示されます。",
  name: "名前",
  kept: "ビューを保存しました。",
  remove: (name) => `ビュー「${name}」を削除`,
  removed: "ビューを削除しました。",
  nameTaken: "同じ名前のビューがあります。",
  tooMany: "一覧ごとに20件まで保存できます。",
};
