/** The notes that confirm a cool-off or a self-exclusion. Only the server needs them. */
export const koBreakLetters = {
  coolingOff: {
    title: "이용 쉬기를 시작했습니다",
    text: (until: string) =>
      `${until}까지 베팅과 입금을 할 수 없습니다. 그 뒤에는 바로 다시 이용할 수 있습니다.`,
  },
  exclusion: {
    title: "자가 차단을 시작했습니다",
    text: (until: string) =>
      `${until}까지 베팅과 입금을 할 수 없으며, 그 뒤에 다시 이용하려면 직접 신청해야 합니다.`,
  },
  forEver: "앞으로 계속 베팅과 입금을 할 수 없습니다.",
  stays:
    "줄이거나 취소할 수 없습니다. 쉬기 전에 건 베팅은 그대로 정산되고, 출금, 내역 확인, 문의는 계속 할 수 있습니다. 홍보 쪽지는 보내지 않습니다.",
  help: "도움이 필요하면 ‘건전한 이용’ 페이지의 상담 전화로 연락해 주세요.",
};
export type BreakLetters = typeof koBreakLetters;
