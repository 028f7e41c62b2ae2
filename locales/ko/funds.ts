import { koFundsNotices } from "#locales/ko/funds-notices.ts";

/** Texts about how far members' money is protected when the operator becomes insolvent. */
export const koFunds = {
  title: "파산 시 회원 자금 보호",
  levels: {
    not_protected: "보호되지 않음",
    medium: "중간 보호",
    high: "높은 보호",
  },
  notices: koFundsNotices,
  method: "돈을 보관하는 방법은 이용약관에 있습니다.",
  toTerms: "이용약관 보기",
  acknowledge: "확인했습니다",
  reminder: "게임을 시작하기 전에 확인해 주세요. 6개월마다 다시 안내합니다.",
  failed: "처리하지 못했습니다. 다시 시도해 주세요.",
};

/** What every other language must provide. */
export type FundsTexts = typeof koFunds;
