import type { OfficeGameFileTexts } from "#locales/ko/office/game-files.ts";

export const jpOfficeGameFiles = {
  file: "CSVファイル",
  tooLarge: "ファイルが8MBを超えています。",
  faultCount: (count) => `${count}か所に誤りがあります。ファイルを修正して選び直してください。`,
  faults: {
    encoding: "読めない文字コード",
    columns: "必要な列がありません",
    quote: "引用符が閉じていません",
    width: "列が足りません",
    value: "形式が正しくありません",
    too_many: "20,000行を超えています",
  },
} satisfies OfficeGameFileTexts;
