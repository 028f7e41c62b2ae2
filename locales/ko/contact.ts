/** The page on which people who cannot sign in write to the help desk. */
export const koContact = {
  replyTo: "이메일 또는 전화번호",
  replyHint: "답변을 받을 연락처입니다. 담당자만 볼 수 있습니다.",
  replyBad: "이메일 주소나 전화번호를 확인해 주세요.",
  writeHint: "비밀번호는 적지 마세요.",
  send: "문의 보내기",
  sent: "문의가 접수되었습니다. 담당자가 적어 주신 연락처로 답변합니다.",
  tooOften: (wait: string) => `문의가 많았습니다. ${wait} 뒤에 다시 시도해 주세요.`,
  dormant: "휴면 계정입니다",
  dormantText:
    "오랫동안 이용하지 않아 휴면 상태가 되었습니다. 보유금은 모두 그대로 보관되며 수수료는 없습니다. 아이디를 적어 문의해 주시면 직원이 본인 확인을 마친 뒤 계정을 다시 엽니다.",
};

/** What every other language must provide. */
export type ContactTexts = typeof koContact;
