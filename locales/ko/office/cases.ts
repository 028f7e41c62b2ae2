/** Texts of the back office about cases of members who may come to harm. */
export const koOfficeCases = {
  title: "보호 사례",
  lead: "위험 신호가 모이거나 직원이 직접 열면 사례가 됩니다. 사례가 열려 있는 동안 회원에게 홍보 쪽지를 보내지 않습니다. 닫으려면 다른 담당자의 승인이 필요합니다.",
  lists: { open: "열린 사례", closed: "닫은 사례" },
  none: { open: "열린 사례가 없습니다", closed: "닫은 사례가 없습니다" },
  noRun: "아직 위험 신호를 집계하지 않았습니다.",
  run: (day: string, members: string, opened: string) =>
    `${day} 집계: 신호가 있는 회원 ${members}명, 새로 연 사례 ${opened}건.`,
  sent: (n: string) => `보호 중인 회원에게 간 홍보 쪽지 ${n}건.`,
  score: (n: string) => `${n}점`,
  reasons: "이유",
  marker: "신호",
  value: "값",
  threshold: "기준",
  points: "점수",
  origin: "연 이유",
  open: "사례 열기",
  opened: "사례를 열었습니다.",
  openNote: "사례를 열면 이 회원에게 홍보 쪽지를 보내지 않습니다.",
  addContact: "연락 기록",
  contactNote: "사유에 주고받은 내용을 적어 주세요. 사례에 그대로 남습니다.",
  channel: "연락 방법",
  close: "사례 닫기",
  closeNote: "닫으면 이 회원에게 다시 홍보 쪽지를 보낼 수 있습니다.",
  outcome: "결과",
  closed: "닫음",
  origins: { marker: "위험 신호", staff: "직원 판단", member: "회원의 요청" },
  channels: { note: "쪽지", phone: "전화", help: "고객센터 문의", other: "기타" },
  outcomes: {
    no_harm: "위험 없음",
    tools_used: "한도나 쉬기 사용",
    excluded: "자가 차단",
    referred: "상담 기관 안내",
  },
};

export type OfficeCaseTexts = typeof koOfficeCases;
