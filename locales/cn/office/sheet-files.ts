import type { OfficeSheetFileTexts } from "#locales/ko/office/sheet-files.ts";

export const cnOfficeSheetFiles = {
  bringIn: "导入游戏说明文件",
  lead: "CSV文件，每行一个游戏。第一行须有以下列名，顺序不限。rules_列只需包含所需的语言。",
  fileHint:
    "不超过8MB、20,000行，UTF-8或EUC-KR。投注额只写数字，单位为韩元。规则写在带引号的单元格内，换行分隔，每行一条。空单元格保留已填写的内容。尚未列入目录的游戏也可登记。",
  found: (lines, changed) => `已读取${lines}行。说明有变化的游戏${changed}个。`,
  awaited: (count) => `尚未列入目录的游戏${count}个，其说明在游戏添加时生效。`,
  told: (count) => `${count}个游戏的投注额由厂商提供，不作更改。`,
  saved: "已保存游戏说明。",
  awaitedTitle: "等待游戏的说明",
  awaitedLead: "尚未列入目录的游戏的说明，在游戏添加时生效。代码有误的说明请删除。",
  code: "游戏代码",
  since: "等待起始时间",
  sinceUnknown: "未记录",
  shownOf: (count, all) => `共${all}个，显示最早的${count}个`,
  drop: "删除",
  dropOf: (code) => `删除${code}的说明`,
  dropAll: "删除所有显示的说明",
  dropLead: "将删除说明，无法撤销；重新导入文件会再次写入。",
  dropped: "说明已删除。",
  faults: {
    repeated: "该游戏出现两次",
    empty: "没有游戏",
    stakes: "最低与最高投注额不相符",
    language: "不支持的语言列",
  },
} satisfies OfficeSheetFileTexts;
