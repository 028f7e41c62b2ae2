/** Texts of CSV files that describe many games of a studio. */
export const koOfficeGameFiles = {
  file: "CSV 파일",
  tooLarge: "파일이 8MB보다 큽니다.",
  faultCount: (count: string) =>
    `고쳐야 할 곳이 ${count}군데 있습니다. 고친 파일을 다시 선택해 주세요.`,
  faults: {
    encoding: "읽을 수 없는 문자 인코딩",
    columns: "필요한 열이 모자랍니다",
    quote: "따옴표가 닫히지 않았습니다",
    width: "열이 모자랍니다",
    value: "형식이 맞지 않습니다",
    too_many: "20,000줄이 넘습니다",
  },
};

/** What every other language must provide. */
export type OfficeGameFileTexts = typeof koOfficeGameFiles;
