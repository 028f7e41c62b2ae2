/** The terms of breaks, as members and operators read them. */
export const koBreakTerms = {
  "1d": "24시간",
  "7d": "7일",
  "30d": "30일",
  "6w": "6주",
  "6m": "6개월",
  "1y": "1년",
  "5y": "5년",
  ever: "영구",
};

/** Texts about cooling-off and self-exclusion in the member's account. */
export const koBreaks = {
  title: "이용 쉬기",
  lead: "정한 기간 동안 베팅과 입금을 할 수 없습니다. 바로 시작되며, 늘릴 수는 있지만 줄이거나 취소할 수 없습니다. 출금, 내역 확인, 문의는 그대로 할 수 있습니다.",
  undecided: "쉬기 전에 건 베팅은 그대로 정산되고, 당첨금은 보유금으로 들어옵니다.",
  coolingOff: "잠시 쉬기",
  coolingOffText: "기간이 끝나면 바로 다시 이용할 수 있습니다.",
  exclusion: "자가 차단",
  exclusionText: (waits: string) =>
    `기간이 끝난 뒤 이용 재개를 직접 신청해야 하며, 신청하고 ${waits}이 지나야 다시 이용할 수 있습니다. 그때까지 같은 전화번호나 계좌번호로 새로 가입할 수 없습니다.`,
  terms: koBreakTerms,
  ask: (term: string) =>
    `지금부터 ${term} 동안 베팅과 입금을 할 수 없습니다. 줄이거나 취소할 수 없습니다. 시작할까요?`,
  askForEver: "앞으로 계속 베팅과 입금을 할 수 없습니다. 취소할 수 없습니다. 시작할까요?",
  start: "시작하기",
  started: "이용 쉬기를 시작했습니다.",
  failed: "이용 쉬기를 시작하지 못했습니다. 잠시 후 다시 시도해 주세요.",
  runningCoolingOff: "이용을 쉬는 중입니다",
  runningExclusion: "자가 차단 중입니다",
  startedAt: "시작",
  endsAt: "종료",
  forEver: "없음",
  longer: "기간 늘리기",
  over: "자가 차단 기간이 끝났습니다. 다시 이용하려면 이용 재개를 신청해 주세요.",
  askReturn: "이용 재개 신청",
  askReturnAsk: (waits: string) =>
    `이용 재개를 신청할까요? ${waits} 뒤부터 베팅과 입금을 할 수 있습니다.`,
  returnAsked: "이용 재개를 신청했습니다.",
  returnFailed: "이용 재개를 신청하지 못했습니다. 잠시 후 다시 시도해 주세요.",
  returnsAt: "이용 재개",
  returnReason: "이용 재개 이유",
  returnReasonHint: "직원이 함께 확인합니다.",
  returnReasonNeeded: "이용을 재개하려는 이유를 입력해 주세요.",
  limitsBefore:
    "다시 이용하기 전에 입금과 베팅 한도를 낮게 정해 둘 수 있습니다. 정한 한도는 바로 적용됩니다.",
  setLimits: "한도 정하기",
};

/** Texts about a member's break in the back office. */
export const koOfficeBreaks = {
  coolingOff: (until: string) => `회원이 ${until}까지 이용을 쉽니다. 담당자가 풀 수 없습니다.`,
  exclusion: (until: string) =>
    `회원이 ${until}까지 자가 차단을 했습니다. 담당자가 풀 수 없습니다.`,
  closing: (at: string) =>
    `회원이 ${at}에 계정 종료를 신청했습니다. 보유금이 모두 출금되면 자동으로 종료됩니다.`,
  closed: (at: string) => `회원의 신청에 따라 ${at}에 계정이 종료되었습니다.`,
  forEver: "회원이 영구 자가 차단을 했습니다. 담당자가 풀 수 없습니다.",
};

/** What every other language must provide. */
export type BreakTexts = typeof koBreaks;
export type OfficeBreakTexts = typeof koOfficeBreaks;
