/** Texts of the back office about the figures of protection. */
export const koOfficeProtectionFigures = {
  title: "보호 지표",
  none: "아직 보호 지표를 집계하지 않았습니다.",
  counted: (day: string) => `${day} 집계`,
  users: "보호 도구를 쓰는 회원",
  usersOf: (users: string, members: string) => `${members}명 중 ${users}명`,
  tools: "도구별 회원 수",
  toolNames: {
    deposit: "입금 한도",
    loss: "손실 한도",
    stake: "베팅 한도",
    single: "1회 베팅 한도",
    balance: "보유금 한도",
    time: "이용 시간 한도",
    break: "잠시 쉬기",
    exclusion: "자가 차단",
    hours: "게임 쉬는 시간",
    days: "입금 쉬는 요일",
    check: "기본보다 짧은 이용 시간 알림",
  },
  people: (n: string) => `${n}명`,
  breaches: "보호 위반",
  breachesNote:
    "금액 한도를 넘거나 쉬는 중에 처리된 베팅과 입금을 원장에서 셉니다. 목표는 0건입니다.",
  aboveLimits: "금액 한도 초과",
  inBreaks: "잠시 쉬기·자가 차단 중",
  breachCount: (last: string, days: string, ofDays: string) =>
    `직전 집계 이후 ${last}건, 최근 ${days}일 ${ofDays}건`,
  responses: (days: string) => `사례 대응, 최근 ${days}일`,
  contact: "첫 연락까지",
  end: "종료까지",
  times: (median: string, slowest: string) => `중앙값 ${median}, 최장 ${slowest}`,
  noTimes: "해당 사례 없음",
  uncontacted: "연락 전인 열린 사례",
  casesOf: (n: string) => `${n}건`,
  effects: "연락의 효과",
  effectsOf: (contacts: string, days: string) =>
    `연락 ${contacts}건의 앞뒤 ${days}일을 더한 값입니다.`,
  noEffects: (days: string) => `앞뒤 ${days}일을 비교한 연락이 아직 없습니다.`,
  falseAlarms: "‘위험 없음’으로 끝난 신호 사례",
  falseAlarmsOf: (n: string, ended: string) => `종료 ${ended}건 중 ${n}건`,
};

export type OfficeProtectionFigureTexts = typeof koOfficeProtectionFigures;
