import { koComplaintOutcomes } from "#locales/ko/complaints.ts";

/** Texts of the back office about complaints. */
export const koOfficeComplaints = {
  title: "불만",
  lead: "회원이 접수한 불만을 기한이 가까운 차례로 보여 줍니다. 기한은 관할 규정에서 정합니다.",
  lists: "불만 목록",
  open: "결정 전",
  decided: "결정함",
  empty: { open: "결정할 불만이 없습니다", decided: "결정한 불만이 없습니다" },
  number: "번호",
  subject: "제목",
  member: "회원",
  receivedAt: "접수",
  dueAt: "기한",
  step: "다음 할 일",
  steps: { answer: "첫 답변", decision: "최종 결정" },
  late: "기한 지남",
  assignedTo: "담당",
  outcome: "결과",
  outcomes: koComplaintOutcomes,
  chooseOutcome: "결과 선택",
  decidedAt: "결정",
  decidedBy: "결정한 사람",
  numbered: (number: string) => `불만 ${number}번`,
  decide: "최종 결정하기",
  decideLead: "회원이 바로 읽습니다. 결정한 뒤에는 바꿀 수 없습니다.",
  decision: "최종 결정",
  decisionMissing: "결정 내용을 입력해 주세요.",
  wasDecided: "결정했습니다.",
  usualReason: "불만 검토 완료",
  months: "월별 불만",
  month: "월",
  received: "접수",
  answeredLate: "첫 답변 늦음",
  decidedInTime: "기한 안 결정",
  decidedLate: "늦은 결정",
};

/** What every other language must provide. */
export type OfficeComplaintTexts = typeof koOfficeComplaints;
