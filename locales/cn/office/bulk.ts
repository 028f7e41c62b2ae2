import type { OfficeBulkTexts } from "#locales/ko/office/bulk.ts";

export const cnOfficeBulk: OfficeBulkTexts = {
  count: (count) => `${count} 项`,
  sum: (count, sum) => `${count}条，合计 ${sum}`,
  lead: "逐条处理。其中一条被拒绝时，其余仍会处理。",
  progress: (done, all) => `共${all}条，已处理${done}条`,
  outcomes: "处理结果",
  outcome: { success: "已处理", proposed: "等待二次批准" },
  finished: (count) => `已处理${count}条。`,
  nextRow: "下一行",
  previousRow: "上一行",
  selectRow: "选择该行",
  selectAll: "全选",
  select: "选择",
  selectOne: (name) => `选择 ${name}`,
  view: (name) => `视图：${name}`,
};
