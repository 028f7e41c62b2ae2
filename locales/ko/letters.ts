export type LetterKind =
  | "depositApproved"
  | "depositRefused"
  | "withdrawalApproved"
  | "withdrawalRefused"
  | "withdrawalPaid"
  | "withdrawalFailed"
  | "withdrawalReturned";
type AccountLetterKind =
  | "password_reset"
  | "password_changed"
  | "withdrawal_password_changed"
  | "second_factor_added"
  | "second_factor_removed"
  | "second_factor_lifted"
  | "recovery_code_used"
  | "recovery_codes_renewed"
  | "passkey_added"
  | "passkey_removed"
  | "passkeys_removed"
  | "phone_changed"
  | "bank_account_changed"
  | "sign_in_notes_off";

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
/** What came, of how it came; then what was done with it. */
export type TransferOutcome =
  | "posted"
  | "held"
  | "returning"
  | "returned"
  | "return_failed"
  | "return_cancelled";
export type TransferLetters = {
  came: Record<
    "late" | "partial" | "over" | "duplicate" | "third_party" | "no_reference" | "expected",
    (amount: string) => string
  >;
  outcomes: Record<TransferOutcome, { title: string; text: string }>;
};
export type AccountLetters = Record<AccountLetterKind, { title: string; text: string }> & {
  /** `where` is the browser, its system and a part of its address. */
  new_browser: { title: string; text: (where: string) => string };
  /** `at` is the moment with its zone. */
  sign_in: { title: string; text: (at: string, where: string) => string };
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
    title: "출금이 승인되었습니다",
    text: (amount) =>
      `신청하신 ${amount} 출금이 승인되었습니다. 은행에서 보내면 다시 알려 드리겠습니다.`,
  },
  withdrawalPaid: {
    title: "출금이 완료되었습니다",
    text: (amount) => `은행이 ${amount} 출금을 등록된 계좌로 보냈습니다.`,
  },
  withdrawalFailed: {
    title: "출금하지 못했습니다",
    text: (amount) =>
      `은행이 ${amount} 출금을 처리하지 못해 금액을 보유금으로 돌려 드렸습니다. 등록된 계좌를 확인해 주세요.`,
  },
  withdrawalReturned: {
    title: "출금이 되돌아왔습니다",
    text: (amount) =>
      `보낸 ${amount} 출금이 은행에서 되돌아와 금액을 보유금으로 돌려 드렸습니다. 등록된 계좌를 확인해 주세요.`,
  },
  withdrawalRefused: {
    title: "출금 신청이 취소되었습니다",
    text: (amount) =>
      `신청하신 ${amount} 출금을 처리하지 못해 금액을 보유금으로 돌려 드렸습니다. 궁금한 점은 고객센터에 문의해 주세요.`,
  },
};

export const koTransferLetters: TransferLetters = {
  came: {
    late: (amount) => `${amount}이 입금 신청이 끝난 뒤에 들어왔습니다.`,
    partial: (amount) => `신청하신 금액보다 적은 ${amount}이 들어왔습니다.`,
    over: (amount) => `신청하신 금액보다 많은 ${amount}이 들어왔습니다.`,
    duplicate: (amount) => `이미 사용한 입금 번호로 ${amount}이 다시 들어왔습니다.`,
    third_party: (amount) => `다른 이름의 계좌에서 ${amount}이 들어왔습니다.`,
    no_reference: (amount) => `입금 번호 없이 ${amount}이 들어왔습니다.`,
    expected: (amount) => `${amount}이 들어왔습니다.`,
  },
  outcomes: {
    posted: {
      title: "입금이 완료되었습니다",
      text: "들어온 금액을 그대로 보유금에 더했습니다.",
    },
    held: {
      title: "입금을 확인하고 있습니다",
      text: "아직 보유금에 더하지 않았습니다. 확인이 끝나면 쪽지로 알려 드리겠습니다. 궁금한 점은 고객센터에 문의해 주세요.",
    },
    returning: {
      title: "입금을 보낸 계좌로 돌려보냅니다",
      text: "보유금에 더하지 않고 보낸 계좌로 돌려보냅니다. 은행이 보내면 다시 알려 드리겠습니다.",
    },
    returned: {
      title: "입금을 돌려보냈습니다",
      text: "은행이 이 금액을 보낸 계좌로 돌려보냈습니다.",
    },
    return_failed: {
      title: "입금을 다시 확인하고 있습니다",
      text: "은행이 돌려보내지 못해 다시 확인하고 있습니다. 확인이 끝나면 쪽지로 알려 드리겠습니다. 궁금한 점은 고객센터에 문의해 주세요.",
    },
    return_cancelled: {
      title: "입금을 다시 확인하고 있습니다",
      text: "돌려보내지 않고 다시 확인하고 있습니다. 확인이 끝나면 쪽지로 알려 드리겠습니다. 궁금한 점은 고객센터에 문의해 주세요.",
    },
  },
};

export const koAccountLetters: AccountLetters = {
  new_browser: {
    title: "새 브라우저에서 로그인했습니다",
    text: (where) =>
      `${where}에서 처음으로 로그인했습니다. 본인이 아니라면 바로 비밀번호를 바꾸고 고객센터에 알려 주세요.`,
  },
  sign_in: {
    title: "로그인했습니다",
    text: (at, where) =>
      `${at}, ${where}에서 로그인했습니다. 본인이 아니라면 바로 비밀번호를 바꾸고 고객센터에 알려 주세요.`,
  },
  sign_in_notes_off: {
    title: "로그인 쪽지가 꺼졌습니다",
    text: "이제 새 브라우저에서 로그인할 때만 쪽지로 알려 드립니다. 본인이 끄지 않았다면 비밀번호를 바꾸고 바로 고객센터에 알려 주세요.",
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
  second_factor_added: {
    title: "2단계 인증이 켜졌습니다",
    text: "이제 로그인할 때 인증 앱의 번호도 입력해야 합니다. 다른 기기에서는 로그아웃되었습니다. 본인이 하지 않았다면 바로 고객센터에 알려 주세요.",
  },
  second_factor_removed: {
    title: "2단계 인증이 꺼졌습니다",
    text: "이제 비밀번호만으로 로그인할 수 있습니다. 본인이 하지 않았다면 비밀번호를 바꾸고 바로 고객센터에 알려 주세요.",
  },
  second_factor_lifted: {
    title: "2단계 인증과 패스키가 해제되었습니다",
    text: "요청에 따라 담당자가 2단계 인증과 모든 패스키를 해제했고 모든 기기에서 로그아웃되었습니다. 앞으로 24시간 동안은 출금을 신청할 수 없습니다. 본인이 요청하지 않았다면 바로 고객센터에 알려 주세요.",
  },
  recovery_code_used: {
    title: "복구 코드가 사용되었습니다",
    text: "인증 앱의 번호 대신 복구 코드 하나가 사용되었습니다. 사용한 코드는 다시 쓸 수 없습니다. 본인이 하지 않았다면 비밀번호를 바꾸고 바로 고객센터에 알려 주세요.",
  },
  recovery_codes_renewed: {
    title: "복구 코드가 새로 발급되었습니다",
    text: "이전 복구 코드는 더 이상 쓸 수 없습니다. 본인이 하지 않았다면 비밀번호를 바꾸고 바로 고객센터에 알려 주세요.",
  },
  phone_changed: {
    title: "휴대전화 번호가 바뀌었습니다",
    text: "회원님의 휴대전화 번호가 바뀌었습니다. 본인이 바꾸지 않았다면 비밀번호를 바꾸고 바로 고객센터에 알려 주세요.",
  },
  bank_account_changed: {
    title: "출금 계좌가 바뀌었습니다",
    text: "출금 계좌가 바뀌었고 24시간 동안은 출금할 수 없습니다. 이미 신청한 출금은 이전 계좌로 지급됩니다. 본인이 바꾸지 않았다면 비밀번호를 바꾸고 바로 고객센터에 알려 주세요.",
  },
  passkey_added: {
    title: "패스키가 추가되었습니다",
    text: "이제 새 패스키로 로그인할 수 있습니다. 본인이 하지 않았다면 마이페이지의 ‘보안’에서 삭제하고 비밀번호를 바꾼 뒤 바로 고객센터에 알려 주세요.",
  },
  passkey_removed: {
    title: "패스키가 삭제되었습니다",
    text: "패스키 하나가 삭제되었고 다른 기기에서는 로그아웃되었습니다. 본인이 하지 않았다면 비밀번호를 바꾸고 바로 고객센터에 알려 주세요.",
  },
  passkeys_removed: {
    title: "패스키가 모두 삭제되었습니다",
    text: "비밀번호가 링크로 재설정되어 안전을 위해 모든 패스키를 삭제했습니다. 마이페이지의 ‘보안’에서 다시 추가할 수 있습니다.",
  },
};

export const koRefusalMemos: RefusalMemos = {
  no_transfer: "입금 내역을 찾지 못했습니다. 송금하신 뒤 다시 신청해 주세요.",
  name_differs: "예금주가 등록하신 이름과 다릅니다. 본인 명의 계좌로 다시 신청해 주세요.",
  amount_differs: "신청 금액과 송금하신 금액이 다릅니다. 고객센터에 문의해 주세요.",
  over_limit: "이용 한도를 넘는 금액입니다. 한도 안에서 다시 신청해 주세요.",
  check_needed: "확인이 필요한 내용이 있습니다. 고객센터에 문의해 주세요.",
};
