/** About the files of messages, on the member site and in the office. */
export const koHelpFiles = {
  add: "파일 첨부",
  hint: (most: string, megabytes: string) =>
    `선택 사항이며, 파일 없이도 보낼 수 있습니다. 사진이나 PDF ${most}개까지, 하나에 ${megabytes}MB까지. 이 칸에 끌어다 놓거나 붙여 넣어도 됩니다.`,
  attached: "첨부 파일",
  attaching: (name: string) => `${name} 올리는 중…`,
  remove: (name: string) => `${name} 첨부 취소`,
  open: (name: string) => `${name} 보기`,
  save: (name: string) => `${name} 내려받기`,
  tooLarge: (name: string, megabytes: string) => `‘${name}’의 크기가 ${megabytes}MB를 넘습니다.`,
  tooMany: (most: string) => `파일은 ${most}개까지 첨부할 수 있습니다.`,
  wrongKind: (name: string) => `‘${name}’은(는) 사진이나 PDF가 아니거나 읽을 수 없습니다.`,
  failed: (name: string) => `‘${name}’을(를) 올리지 못했습니다. 다시 시도해 주세요.`,
  openFailed: (name: string) => `‘${name}’을(를) 열지 못했습니다. 다시 시도해 주세요.`,
  tooOften: "오늘 첨부할 수 있는 파일을 모두 사용했습니다. 내일 다시 첨부해 주세요.",
  gone: "첨부한 파일의 보관 기간이 지났습니다. 다시 첨부해 주세요.",
};

/** What every other language must provide. */
export type HelpFileTexts = typeof koHelpFiles;
