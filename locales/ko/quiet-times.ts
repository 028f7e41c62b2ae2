/** The names of what a member closes, as the account and the office say them. */
export const koQuietNames = {
  kinds: { hours: "게임 쉬는 시간", days: "입금 쉬는 요일" },
  /** From Monday to Sunday. */
  weekdays: ["월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"],
  span: (from: string, until: string) => `${from}부터 ${until}까지`,
  none: "정하지 않음",
};

/** Texts about no-play hours and deposit-free days. */
export const koQuietTimes = {
  ...koQuietNames,
  title: "쉬는 시간과 요일",
  lead: (waits: string, within: string) =>
    `게임을 쉬는 시간대와 입금을 쉬는 요일을 직접 정할 수 있습니다. 새로 정하거나 늘리면 바로 적용됩니다. 줄이거나 옮기거나 없애려면 ${waits}을 기다린 뒤 ${within} 안에 확인해야 하며, 그때까지 지금 설정이 유지됩니다.`,
  hoursText:
    "이 시간에는 베팅을 받지 않습니다. 당첨과 정산은 언제나 지급되고, 출금도 할 수 있습니다.",
  daysText:
    "이 요일에는 입금을 신청할 수 없고, 전에 신청한 입금도 반영되지 않습니다. 출금은 언제나 할 수 있습니다.",
  now: (until: string) => `지금은 게임 쉬는 시간입니다. ${until}부터 다시 이용할 수 있습니다.`,
  today: "오늘은 입금 쉬는 요일입니다.",
  from: "시작",
  until: "끝",
  timeRule: "하루 가운데 한 구간입니다. 자정을 넘길 수 있습니다.",
  timeNeeded: "시작과 끝 시각을 입력해 주세요.",
  sameTime: "시작과 끝이 같습니다. 다른 시각을 입력해 주세요.",
  choose: "쉬는 요일",
  unchanged: "지금 설정과 같습니다.",
  saved: "지금부터 적용됩니다.",
  asked: "신청했습니다. 지금 설정이 유지됩니다.",
  looseAsk: (what: string, waits: string, within: string) =>
    `다음과 같이 바꿀까요? ${what}. ${waits} 뒤부터 ${within} 안에 이 화면에서 확인해야 바뀝니다. 그때까지 지금 설정이 유지됩니다.`,
  askChange: "변경 신청",
  changeTo: (what: string) => `변경: ${what}`,
  confirmed: "설정이 바뀌었습니다.",
};

/** What every other language must provide. */
export type QuietNames = typeof koQuietNames;
export type QuietTexts = typeof koQuietTimes;
