/** Texts about the published totals of what members are owed, as members check them. */
export const koLiabilities = {
  title: "공개 총액에서 내 금액 확인",
  lead: "하루가 끝날 때 모든 회원에게 지급할 금액의 총액을 서명하여 공개합니다. 그 총액에 회원님의 금액이 들어 있는지 이 기기에서 바로 확인할 수 있습니다.",
  empty: "아직 공개한 총액이 없습니다",
  day: "날짜",
  total: "모든 회원의 총액",
  mine: "내 금액",
  none: "없음",
  noAmount: (days: string) =>
    `‘–’로 표시된 날은 하루가 끝날 때 지급할 금액이 없었거나 ${days}일이 지나 증명이 삭제된 날입니다.`,
  check: "확인",
  earlier: "이전 날짜",
  checking: "확인하는 중…",
  isTrue: (amount: string) => `${amount}이 공개 총액에 들어 있습니다.`,
  isFalse:
    "확인하지 못했습니다. 내 금액이 공개 총액과 맞지 않습니다. 증명 파일을 저장하고 고객센터에 알려 주세요.",
  because: {
    format: "증명의 형식이 올바르지 않습니다.",
    sum: "금액의 합이 총액과 맞지 않습니다.",
    root: "내 금액이 서명된 루트로 이어지지 않습니다.",
    signature: "서명이 올바르지 않습니다.",
    own: "증명의 아이디, 날짜나 금액이 화면과 다릅니다.",
    unpublished: "증명의 총액이나 키가 모두에게 공개된 것과 다릅니다.",
  },
  cannotCheck:
    "이 브라우저로는 서명을 확인할 수 없어 맞는지 알 수 없습니다. 최신 Chrome, Edge, Firefox, Safari에서 다시 확인해 주세요.",
  notThere: "이 날의 증명이 더 이상 없습니다.",
  failed: "확인하지 못했습니다. 다시 시도해 주세요.",
  loadFailed: "이전 날짜를 불러오지 못했습니다. 다시 시도해 주세요.",
  amount: "내 금액",
  rest: "진행 중인 라운드와 게임사에 있는 금액",
  root: "루트 해시",
  keyId: "서명 키",
  provesTitle: "이 확인으로 알 수 있는 것",
  proves: [
    "회원님의 금액 전부가 회원님의 아이디로 서명된 총액에 들어 있습니다.",
    "이 총액과 서명은 지금 모든 사람에게 공개된 것과 같습니다.",
  ],
  limitsTitle: "이 확인으로 알 수 없는 것",
  limits: [
    "운영자가 그만큼의 돈을 가지고 있는지는 알 수 없습니다. 갚아야 할 금액만 보여 줍니다.",
    "다른 회원의 금액이 빠지지 않았는지는 알 수 없습니다. 각자 자기 금액만 확인할 수 있습니다.",
    "다른 사람에게 다른 총액을 보여 주지 않았는지는 루트 해시를 서로 비교해야 알 수 있습니다.",
  ],
  neighbours:
    "증명 파일에는 이웃한 항목의 금액이 이름 없이 들어 있습니다. 가장 가까운 항목은 다른 회원 한 명의 금액일 수 있습니다.",
  save: "증명 파일 저장",
};

export type LiabilityTexts = typeof koLiabilities;
