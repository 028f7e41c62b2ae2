/** The outcomes of complaints, on the member site and in the office. */
export const koComplaintOutcomes = {
  upheld: "인정",
  partly: "일부 인정",
  not_upheld: "인정하지 않음",
};

/** What a member reads about a complaint. */
export const koComplaints = {
  title: (number: string) => `불만 접수 ${number}번`,
  write: "불만 접수하기",
  hint: "보내면 접수 번호와, 첫 답변과 최종 결정을 드리는 날이 바로 보입니다. 불만은 언제든지 접수할 수 있습니다.",
  lodgedAt: "접수한 날",
  answerBy: "첫 답변 기한",
  decideBy: "최종 결정 기한",
  answeredAt: "첫 답변을 드린 날",
  decidedAt: "결정한 날",
  daysLeft: (days: string) => `${days}일 남음`,
  late: "기한이 지났습니다",
  states: { answer: "답변 준비 중", decision: "결정 준비 중" },
  outcomes: koComplaintOutcomes,
  decision: "최종 결정",
  kept: "결정이 나온 뒤에 삭제할 수 있습니다.",
  disagree: {
    title: "결정에 동의하지 않으면",
    text: "결정에 동의하지 않으면 아래 기관에 판단을 요청할 수 있습니다.",
  },
  overdue: {
    title: "기한 안에 결정하지 못했습니다",
    text: "아래 기관에 바로 판단을 요청할 수 있습니다.",
  },
};

/** The note about a decision. */
export const koComplaintLetter = {
  title: "불만에 대한 결정이 나왔습니다",
  text: (number: string) => `접수 번호 ${number}번의 최종 결정을 고객센터에서 확인해 주세요.`,
};

/** What every other language must provide. */
export type ComplaintTexts = typeof koComplaints;
export type ComplaintLetter = typeof koComplaintLetter;
