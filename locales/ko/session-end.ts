/** Texts about the end of the session, which is warned of. */
export const koSessionEnd = {
  title: "곧 로그아웃됩니다",
  why: "한동안 이용이 없었습니다. 계속 이용하려면 버튼을 눌러 주세요.",
  left: (left: string) => `${left} 뒤에 로그아웃됩니다.`,
  goOn: "계속 이용하기",
  goOnFailed: "로그인을 유지하지 못했습니다. 다시 시도해 주세요.",
  last: (time: string) =>
    `한 번 로그인해 이용할 수 있는 시간이 곧 끝납니다. ${time}에 로그아웃됩니다. 연장할 수 없지만 다시 로그인할 수 있습니다.`,
};

export type SessionEndTexts = typeof koSessionEnd;
