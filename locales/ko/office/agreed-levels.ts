/** Texts of what the provider of a connection agreed to answer, and what it answered. */
export const koOfficeAgreedLevels = {
  title: "서비스 수준",
  lead: "게임사로 보낸 호출 가운데 응답을 받은 비율입니다. 게임사 서버 오류나 연결 실패, 시간 초과, 상태 확인에 응답이 없어 보내지 않은 게임 실행은 실패로 셉니다. 상태 확인 호출은 따로 셉니다.",
  set: "약정 수준 설정",
  takeBack: "약정 수준 해제",
  level: "약정 수준",
  none: "약정 없음",
  from: (level: string, month: string) => `${level} (${month}부터)`,
  written: (by: string, checkedBy: string) => `${by} 제안, ${checkedBy} 승인`,
  thisMonth: "이번 달",
  calls: "보낸 호출",
  failed: "실패",
  errors: "오류·연결 실패",
  late: "시간 초과",
  unsent: "보내지 않은 실행",
  share: "응답률",
  noCalls: "집계된 호출 없음",
  received: "받은 호출",
  faults: "우리 쪽 오류",
  faultsOf: (calls: string, faults: string) => `${calls} (우리 쪽 오류 ${faults})`,
  checks: "상태 확인",
  missed: "상태 확인 무응답",
  missedOf: (checks: string, missed: string) => `${checks} (무응답 ${missed})`,
  budget: (level: string) => `이번 달 오류 예산 (약정 수준 ${level})`,
  states: { within: "예산 이내", over: "예산 초과" },
  left: (used: string, allowed: string, left: string) =>
    `허용된 실패 ${allowed}건 가운데 ${used}건을 썼고 ${left}건 남았습니다.`,
  over: (used: string, allowed: string, over: string) =>
    `허용된 실패는 ${allowed}건인데 ${used}건이 실패해 ${over}건 넘었습니다.`,
  days: "최근 30일",
  key: { some: "응답", failed: "실패", none: "집계된 호출 없음" },
  asTable: "표로 보기",
  day: "날짜",
  months: "이전 12개월",
  month: "월",
  allowed: "허용된 실패",
  result: "결과",
  results: { kept: "지킴", missed: "못 지킴" },
  percent: "응답률(%)",
  percentHint: "50~100, 소수점 아래 세 자리까지. 비워 두면 약정 수준을 해제합니다.",
  percentWrong: "50에서 100 사이, 소수점 아래 세 자리까지 입력해 주세요.",
  fromMonth: "적용 시작 월",
  setLead:
    "게임사와 맺은 계약에 적힌 수준을 입력합니다. 달력의 한 달을 기준으로 재며, 다음에 바꿀 때까지 적용됩니다.",
  says: {
    set: (connection: string, level: string, month: string) =>
      `${connection} 연결의 약정 수준을 ${month}부터 ${level}로 설정`,
    without: (connection: string, month: string) =>
      `${connection} 연결의 약정 수준을 ${month}부터 해제`,
  },
};

/** What every other language must provide. */
export type OfficeAgreedLevelTexts = typeof koOfficeAgreedLevels;
