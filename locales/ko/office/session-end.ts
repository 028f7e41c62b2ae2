/** Texts about the end of an operator's session, which is warned of. */
export const koOfficeSessionEnd = {
  title: "곧 접속이 끝납니다",
  why: "한동안 쓰지 않았습니다. 계속 쓰려면 버튼을 눌러 주세요. 입력한 내용은 그대로 남아 있습니다.",
  left: (left: string) => `${left} 뒤에 접속이 끝납니다.`,
  goOn: "계속 쓰기",
  goOnFailed: "접속을 이어 가지 못했습니다. 다시 시도해 주세요.",
  last: (time: string) =>
    `이 접속은 ${time}에 끝나며 연장할 수 없습니다. 다시 로그인하면 입력한 내용이 돌아옵니다.`,
};

export type OfficeSessionEndTexts = typeof koOfficeSessionEnd;
