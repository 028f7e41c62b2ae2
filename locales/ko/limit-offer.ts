/** Texts with which a limit of deposits is offered; `account.ts` includes them. */
export const koLimitOffer = {
  firstTitle: "입금 한도 먼저 정하기",
  firstText:
    "첫 입금 전에 하루, 최근 24시간, 한 주, 한 달 한도를 정할 수 있습니다. 금액은 직접 입력하며, 나중에 언제든지 낮출 수 있습니다.",
  decline: "한도 없이 계속",
  declineAsk:
    "입금 한도를 정하지 않고 계속할까요? 한도는 마이페이지에서 언제든지 정할 수 있습니다.",
  declineConfirm: "한도 없이 계속",
  firstSet: "한도 정하기",
  failed: "한도를 바꾸지 못했습니다. 잠시 후 다시 시도해 주세요.",
};

/** What every other language must provide. */
export type LimitOfferTexts = typeof koLimitOffer;
