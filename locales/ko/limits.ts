/** The kinds of limits, as the account and letters name them. */
export const koLimitNames = {
  kinds: {
    deposit: "입금 한도",
    loss: "손실 한도",
    stake: "베팅 한도",
    single: "1회 베팅 한도",
    balance: "보유금 한도",
    time: "이용 시간 한도",
  },
  products: { casino: "카지노", slot: "슬롯", sport: "스포츠" },
  /** Why staff impose a limit, as the member and operators read it. */
  grounds: {
    signs: "과도한 이용의 징후",
    means: "형편에 비해 큰 이용 금액",
    wish: "본인 요청",
    law: "법령이나 감독 기관의 요구",
  },
  /** The limit of one product. */
  ofProduct: (product: string, kind: string) => `${product} 전용 ${kind}`,
};

/** Texts about the limits that a member sets. */
export const koLimits = {
  ...koLimitNames,
  title: "한도",
  lead: (waits: string, within: string) =>
    `입금과 베팅을 직접 제한할 수 있습니다. 새 한도와 낮춘 한도는 바로 적용됩니다. 올리거나 없애려면 ${waits}을 기다린 뒤 ${within} 안에 확인해야 하며, 그때까지 지금 한도가 유지됩니다. 직원은 한도를 올리거나 없앨 수 없습니다.`,
  explained: {
    deposit: "한 기간에 입금할 수 있는 합계입니다. 출금해도 다시 늘어나지 않습니다.",
    loss: "베팅에서 당첨을 뺀 금액입니다. 남은 금액까지만 베팅할 수 있고, 당첨은 언제나 지급됩니다.",
    stake: "한 기간에 베팅할 수 있는 합계입니다.",
    single: "한 번에 베팅할 수 있는 금액입니다.",
    balance: "보유금이 이 금액을 넘게 되는 입금은 받지 않습니다. 당첨은 언제나 지급됩니다.",
    time: "하루에 로그인해 있을 수 있는 시간입니다. 5분 전에 알려 드리고, 시간이 끝나면 베팅이 멈추고 로그아웃됩니다.",
  },
  none: "한도 없음",
  used: "사용",
  left: "남음",
  renewsAt: "다시 시작",
  set: "정하기",
  change: "바꾸기",
  remove: "없애기",
  amount: "금액",
  save: "저장",
  rule: (max: string) => `원 단위, ${max}까지`,
  rolling: "베팅이나 입금은 24시간이 지나면 하나씩 빠집니다.",
  byProduct: "게임 종류별 한도",
  byProductLead:
    "카지노, 슬롯, 스포츠를 따로 제한할 수 있습니다. 전체 한도와 함께 적용되며, 가장 적게 남은 한도가 기준입니다.",
  timeAmount: "시간(분)",
  timeRule: (max: string) => `1분부터 ${max}까지`,
  timeTooLong: (max: string) => `하루는 ${max}입니다.`,
  minutesNeeded: "몇 분인지 숫자로 입력해 주세요.",
  checks: "이용 시간 알림",
  checksLead:
    "정한 간격마다 접속한 시간과 베팅, 당첨, 손익을 보여 드립니다. 확인할 때까지 새 베팅은 멈추고, 당첨은 지급됩니다.",
  checkEvery: "알림 간격",
  checkSaved: "알림 간격을 바꿨습니다.",
  unchanged: "지금 한도와 같습니다.",
  saved: "한도가 지금부터 적용됩니다.",
  raiseAsk: (amount: string, waits: string, within: string) =>
    `한도를 ${amount}으로 올릴까요? ${waits} 뒤부터 ${within} 안에 이 화면에서 확인해야 올라갑니다. 그때까지 지금 한도가 유지됩니다.`,
  removeAsk: (waits: string, within: string) =>
    `한도를 없앨까요? ${waits} 뒤부터 ${within} 안에 이 화면에서 확인해야 없어집니다. 그때까지 지금 한도가 유지됩니다.`,
  raise: "올리기 신청",
  askRemoval: "없애기 신청",
  asked: "신청했습니다. 지금 한도가 유지됩니다.",
  raiseTo: (amount: string) => `${amount}으로 올리기`,
  removal: "한도 없애기",
  waits: (ready: string) => `${ready}부터 확인할 수 있습니다.`,
  ready: (lapses: string) => `${lapses}까지 확인하지 않으면 신청이 취소됩니다.`,
  confirm: "확인하기",
  confirmed: "한도가 바뀌었습니다.",
  takeBack: "신청 취소",
  takenBack: "신청을 취소했습니다.",
  reviewTitle: "한도가 지금도 맞는지 확인해 주세요",
  reviewText:
    "6개월 동안 한도가 그대로입니다. 그동안의 이용 현황을 보고 한도를 유지하거나 바꿔 주세요. 낮춘 한도는 바로 적용됩니다.",
  reviewFigures: "내 이용 현황 보기",
  reviewKeep: "지금 한도 유지",
  reviewed: "한도를 유지합니다.",
  byOperator: "운영자가 정한 한도",
  byOperatorSince: "적용 시작",
  byOperatorWhy: "이유",
  ownAmount: "내가 정한 한도",
  byOperatorLead: "운영자가 정한 한도와 내가 정한 한도 가운데 낮은 쪽이 적용됩니다.",
  contest: "이의 제기하기",
};

/** Letters about limits that are nearly or wholly used; `limit` is the name with its period. */
export const koLimitLetters = {
  near: {
    title: "한도의 80%를 사용했습니다",
    text: (limit: string, amount: string) =>
      `${limit} ${amount} 가운데 80% 이상을 사용했습니다. 남은 금액은 마이페이지의 ‘한도’에서 확인할 수 있습니다.`,
  },
  reached: {
    title: "한도를 모두 사용했습니다",
    text: (limit: string, amount: string) =>
      `${limit} ${amount}을 모두 사용했습니다. 언제 다시 시작되는지는 마이페이지의 ‘한도’에서 확인할 수 있습니다.`,
  },
  review: {
    title: "한도를 확인할 때입니다",
    text: "정해 두신 한도가 6개월 동안 그대로입니다. 마이페이지의 ‘내 이용 현황’을 보고 ‘한도’에서 유지하거나 바꿔 주세요.",
  },
  /** `since` is a moment with its zone, `why` one of the grounds. */
  imposed: {
    title: "운영자가 한도를 정했습니다",
    text: (limit: string, amount: string, since: string, why: string) =>
      `${since}부터 운영자가 정한 ${limit}는 ${amount}입니다. 이유: ${why}. 직접 정한 한도가 있으면 둘 가운데 낮은 쪽이 적용됩니다.`,
    contest:
      "동의하지 않으면 고객센터에 ‘조치에 대한 이의 제기’로 문의해 주세요. 한도를 정한 직원이 아닌 다른 직원이 답변합니다.",
  },
  imposedRaised: {
    title: "운영자가 정한 한도를 올렸습니다",
    text: (limit: string, amount: string, since: string) =>
      `${since}부터 운영자가 정한 ${limit}는 ${amount}입니다. 직접 정한 한도는 그대로입니다.`,
  },
  imposedEnded: {
    title: "운영자가 정한 한도를 없앴습니다",
    text: (limit: string, since: string) =>
      `${since}부터 운영자가 정한 ${limit}가 없습니다. 직접 정한 한도는 그대로입니다.`,
  },
  name: (kind: string, period: string) => `${period} ${kind}`,
};

/** What every other language must provide. */
export type LimitTexts = typeof koLimits;
export type LimitNames = typeof koLimitNames;
export type LimitLetters = typeof koLimitLetters;
