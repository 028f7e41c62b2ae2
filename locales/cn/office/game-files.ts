import type { OfficeGameFileTexts } from "#locales/ko/office/game-files.ts";

export const cnOfficeGameFiles = {
  file: "CSV文件",
  tooLarge: "文件超过8MB。",
  faultCount: (count) => `有${count}处错误。请修改文件后重新选择。`,
  faults: {
    encoding: "无法识别的字符编码",
    columns: "缺少必需的列",
    quote: "引号未闭合",
    width: "列数不足",
    value: "格式不正确",
    too_many: "超过20,000行",
  },
} satisfies OfficeGameFileTexts;
