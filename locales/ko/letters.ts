export type LetterKind =
  | "depositApproved"
  | "depositRefused"
  | "withdrawalApproved"
  | "withdrawalRefused";
type AccountLetterKind = "password_reset" | "password_changed" | "withdrawal_password_changed";

export const refusalTemplates = [
  "no_transfer",
  "name_differs",
  "amount_differs",
  "over_limit",
  "check_needed",
] as const;
export type RefusalTemplate = (typeof refusalTemplates)[number];

/** `amount` arrives formatted. */
export type Letters = Record<LetterKind, { title: string; text: (amount: string) => string }>;
export type AccountLetters = Record<AccountLetterKind, { title: string; text: string }> & {
  /** `where` is the browser, its system and a part of its address. */
  new_browser: { title: string; text: (where: string) => string };
};
export type RefusalMemos = Record<RefusalTemplate, string>;

export const koLetters: Letters = {
  depositApproved: {
    title: "입금이 완료되었습니다",
    text: (amount) => `신청하신 ${amount} 입금이 승인되어 보유금에 더해졌습니다.`,
  },
  depositRefused: {
    title: "입금 신청이 취소되었습니다",
    text: (amount) =>
      `신청하신 ${amount} 입금을 처리하지 못했습니다. 궁금한 점은 고객센터에 문의해 주세요.`,
  },
  withdrawalApproved: {
    title: "출금이 완료되었습니다",
    text: (amount) => `신청하신 ${amount} 출금을 등록된 계좌로 보냈습니다.`,
  },
  withdrawalRefused: {
    title: "출금 신청이 취소되었습니다",
    text: (amount) =>
      `신청하신 ${amount} 출금을 처리하지 못해 금액을 보유금으로 돌려 드렸습니다. 궁금한 점은 고객센터에 문의해 주세요.`,
  },
};

export const koAccountLetters: AccountLetters = {
  new_browser: {
    title: "새 브라우저에서 로그인했습니다",
    text: (where) =>
      `${where}에서 처음으로 로그인했습니다. 본인이 아니라면 바로 비밀번호를 바꾸고 고객센터에 알려 주세요.`,
  },
  password_reset: {
    title: "비밀번호가 재설정되었습니다",
    text: "재설정 링크로 새 비밀번호가 정해졌고 모든 기기에서 로그아웃되었습니다. 앞으로 24시간 동안은 출금을 신청할 수 없습니다. 본인이 요청하지 않았다면 바로 고객센터에 알려 주세요.",
  },
  password_changed: {
    title: "비밀번호가 바뀌었습니다",
    text: "비밀번호가 바뀌었고 다른 기기에서는 로그아웃되었습니다. 본인이 바꾸지 않았다면 바로 고객센터에 알려 주세요.",
  },
  withdrawal_password_changed: {
    title: "출금 비밀번호가 바뀌었습니다",
    text: "출금 비밀번호가 바뀌었습니다. 본인이 바꾸지 않았다면 바로 고객센터에 알려 주세요.",
  },
};

export const koRefusalMemos: RefusalMemos = {
  no_transfer: "입금 내역을 찾지 못했습니다. 송금하신 뒤 다시 신청해 주세요.",
  name_differs: "예금주가 등록하신 이름과 다릅니다. 본인 명의 계좌로 다시 신청해 주세요.",
  amount_differs: "신청 금액과 송금하신 금액이 다릅니다. 고객센터에 문의해 주세요.",
  over_limit: "이용 한도를 넘는 금액입니다. 한도 안에서 다시 신청해 주세요.",
  check_needed: "확인이 필요한 내용이 있습니다. 고객센터에 문의해 주세요.",
};
