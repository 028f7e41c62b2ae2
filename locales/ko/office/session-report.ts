/** Texts of the report of sessions. */
export const koOfficeSessionReport = {
  title: "세션",
  lead: "세션의 시작과 종료, 그 사이의 원장 기록입니다. 세션이 겹치면 베팅과 당첨은 게임을 연 세션에, 나머지는 나중에 시작한 세션에 넣습니다.",
  member: "회원 아이디",
  startedAt: "시작",
  endedAt: "종료",
  reason: "종료 사유",
  lasting: "진행 중",
  shared: "겹침",
  none: "이 기간에는 세션이 없습니다",
  ends: {
    logout: "로그아웃",
    expired: "시간 만료",
    revoked: "강제 종료",
    replaced: "같은 브라우저에서 다시 로그인",
    displaced: "세션 수 초과",
    time_used: "이용 시간 소진",
    member: "회원이 접속 목록에서 종료",
    password: "비밀번호 변경",
    staff: "직원이 종료",
  },
  cells: {
    opening: "시작 보유금",
    deposits: "입금",
    wagers: "베팅",
    wins: "당첨",
    other: "기타",
    closing: "종료 보유금",
  },
};

export type OfficeSessionReportTexts = typeof koOfficeSessionReport;
