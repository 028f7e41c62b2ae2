/** Texts of the page on which members accept new terms. */
export const koAcceptance = {
  title: "약관 동의",
  dueTitle: "새 약관에 동의해 주세요",
  lead: "이용약관과 개인정보 처리방침이 바뀌었습니다. 동의하면 입금과 게임을 계속할 수 있습니다. 출금은 동의하지 않아도 할 수 있습니다.",
  accept: "이용약관과 개인정보 처리방침을 읽었으며 동의합니다",
  acceptNeeded: "동의하려면 먼저 확인란을 선택해 주세요.",
  agree: "동의하기",
  agreed: "동의했습니다.",
  none: "동의할 새 약관이 없습니다",
  changed: "그사이 더 새로운 약관이 게시되었습니다. 새 내용을 읽어 주세요.",
  failed: "동의를 저장하지 못했습니다. 다시 시도해 주세요.",
  toLobby: "로비로",
};

export type AcceptanceTexts = typeof koAcceptance;
