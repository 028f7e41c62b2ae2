/** Which parts of the service members can use, and when they could not. */
export const koStatus = {
  lead: (days: string) =>
    `서비스의 각 부분을 지금 이용할 수 있는지, 최근 ${days}일 동안 언제 중단되었는지 보여 드립니다.`,
  allAvailable: "모든 서비스를 이용할 수 있습니다",
  someTrouble: "일부 서비스를 이용할 수 없습니다",
  measuredAt: (time: string) => `${time} 기준`,
  services: "서비스",
  studios: "게임사",
  parts: {
    site: "사이트",
    "sign-ins": "로그인",
    registrations: "회원가입",
    games: "게임",
    deposits: "입금",
    withdrawals: "출금",
    comp: "콤프 전환",
  },
  states: {
    available: "이용 가능",
    switched_off: "운영자가 중지",
    not_answering: "응답 없음",
    none: "기록 없음",
  },
  bars: (days: string, interrupted: string, unrecorded: string) =>
    `최근 ${days}일 중 중단이 있었던 날 ${interrupted}일, 기록이 없는 날 ${unrecorded}일`,
  availability: "가용률",
  last: (days: string) => `${days}일`,
  recordedFrom: (date: string) => `${date}부터 기록`,
  notRecorded: "아직 기록이 없습니다",
  listedFrom: (date: string) => `${date} 전의 중단은 목록과 막대에 없습니다`,
  barsTitle: "날짜별 상태",
  interruptions: (days: string) => `최근 ${days}일의 중단`,
  noInterruptions: "기록된 중단이 없습니다",
  part: "중단된 서비스",
  cause: "이유",
  began: "시작",
  ended: "종료",
  length: "지속 시간",
  lasts: "진행 중",
  before: (date: string) => `${date} 전`,
  rulesTitle: "기록 방법",
  rules: [
    "5초마다 기록하며, 아무 서버도 동작하지 않은 시간은 사이트가 중단된 시간입니다.",
    "가용률은 기록된 시간 중 이용할 수 있었던 시간의 비율이며 소수점 아래 둘째 자리까지 버림으로 표시합니다. 운영자가 중지한 시간도 이용할 수 없었던 시간으로 계산합니다. 기록이 없는 시간은 계산하지 않습니다.",
    "1분보다 짧은 중단은 가용률에만 반영되고 목록에는 없습니다. 1분 안에 다시 일어난 중단은 하나로 표시합니다.",
    "운영자의 모든 사이트를 함께 기록합니다.",
  ],
};

/** What every other language must provide. */
export type StatusTexts = typeof koStatus;
