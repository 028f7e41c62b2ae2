import type { OfficeBulkTexts } from "#locales/ko/office/bulk.ts";

export const jpOfficeBulk: OfficeBulkTexts = {
  count: (count) => `${count}件`,
  sum: (count, sum) => `${count}件、合計 ${sum}`,
  lead: "一件ずつ処理します。一件が拒否されても、残りは処理されます。",
  progress: (done, all) => `${all}件中${done}件処理済み`,
  outcomes: "処理結果",
  outcome: { success: "処理済み", proposed: "二次承認待ち" },
  finished: (count) => `${count}件を処理しました。`,
  nextRow: "次の行",
  previousRow: "前の行",
  selectRow: "行を選択",
  selectAll: "すべて選択",
  select: "選択",
  selectOne: (name) => `${name}を選択`,
  view: (name) => `表示：${name}`,
};
