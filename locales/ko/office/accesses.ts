/** Texts of the back office about the accesses of staff to a member's data. */
export const koOfficeAccesses = {
  accessesLead:
    "직원이 이 회원의 정보를 열람한 기록입니다. 같은 항목을 15분 안에 다시 열거나 열린 화면이 자동으로 새로 고쳐지면 한 번으로 남습니다. 400일 동안 보관합니다.",
  opened: "열람 항목",
  noAccesses: "열람 기록이 없습니다",
  openedByAct: {
    phone: "전화번호 전체",
    bank: "계좌번호 전체",
    "identity-file": "신분증 파일",
    "help-file": "문의 첨부 파일",
  },
};
