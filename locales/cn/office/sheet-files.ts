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
  faults: {
    repeated: "该游戏出现两次",
    empty: "没有游戏",
    stakes: "最低与最高投注额不相符",
    language: "不支持的语言列",
  },
} satisfies OfficeSheetFileTexts;
