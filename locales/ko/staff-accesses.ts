import type { OpenedPart, StaffTeam } from "#contract/staff-accesses.ts";

/** Texts about the accesses of staff, as members read them. */
export const koStaffAccesses = {
  title: "직원 열람 기록",
  lead: "직원은 입출금 처리, 문의 답변, 계정 보안, 법에 따른 의무를 위해 회원 정보를 봅니다. 같은 날 같은 부서가 같은 항목을 여러 번 보아도 처음 본 시각만 한 줄로 표시합니다.",
  hidden:
    "직원의 이름은 표시하지 않습니다. 번호 전체나 파일을 볼 때는 사유를 꼭 남겨야 하며, 그 내용은 내부 감사 기록에만 보관합니다.",
  kept: (days: string) => `열람 기록은 ${days}일 동안 보관합니다.`,
  empty: "직원이 열람한 기록이 없습니다",
  part: "본 항목",
  by: "부서",
  reason: "사유 기록됨",
  parts: {
    account: "계정 정보와 설정",
    money: "보유금과 입출금",
    games: "게임 내역",
    messages: "문의와 쪽지",
    identity: "본인 확인",
    "privacy-requests": "개인정보 요청",
    phone: "전화번호 전체",
    bank: "계좌번호 전체",
    "identity-file": "신분증 파일",
    "help-file": "문의 첨부 파일",
  } satisfies Record<OpenedPart, string>,
  teams: {
    support: "고객센터",
    payments: "입출금 담당",
    content: "콘텐츠 담당",
    oversight: "점검 담당",
    administrator: "관리자",
    staff: "직원",
  } satisfies Record<StaffTeam, string>,
};
export type StaffAccessTexts = typeof koStaffAccesses;
