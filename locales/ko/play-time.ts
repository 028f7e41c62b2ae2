/** Texts about the time of play: the reality check, and the limit of the time. */
export const koPlayTime = {
  title: "이용 시간 알림",
  checkTitle: (length: string) => `접속한 지 ${length} 되었습니다`,
  checkText: "베팅이 멈췄습니다. 이용 내역을 확인하고 계속할지 정해 주세요.",
  since: "접속 시각",
  staked: "베팅",
  returned: "당첨",
  net: "손익",
  goOn: "계속하기",
  rest: "쉬었다 하기",
  figures: "이용 현황 보기",
  checkFailed: "이용 내역을 불러오지 못했습니다.",
  answerFailed: "확인하지 못했습니다. 다시 시도해 주세요.",
  pause: (l: string) => `지금부터 ${l} 동안 쉬는 시간입니다. 그 뒤에 다시 베팅할 수 있습니다.`,
  timeNear: (left: string) =>
    `오늘 이용할 수 있는 시간이 ${left} 남았습니다. 시간이 끝나면 베팅이 멈추고 로그아웃됩니다.`,
};

export type PlayTimeTexts = typeof koPlayTime;
