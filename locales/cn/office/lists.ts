import type { OfficeListsTexts } from "#locales/ko/office/lists.ts";

export const cnOfficeLists: OfficeListsTexts = {
  pages: "列表页",
  next: "下一页",
  first: "回到开头",
  export: "下载 CSV",
  exportLead: "下载符合当前条件的列表，最多10万条。您的姓名和原因会记入审计记录。",
  exported: "列表已下载。",
  views: "已保存的视图",
  keep: "保存视图",
  keepLead: "以名称保存当前条件，仅您可见。",
  name: "名称",
  kept: "视图已保存。",
  remove: (name) => `删除视图“${name}”`,
  removed: "视图已删除。",
  nameTaken: "您已有同名视图。",
  tooMany: "每个列表最多保存20个视图。",
};
