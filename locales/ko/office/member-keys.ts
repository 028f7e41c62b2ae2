/** What happened at the sign-in of a member and to what protects the account. */
export const koOfficeMemberKeys = {
  outcomes: {
    success: "성공",
    wrong_credentials: "비밀번호 틀림",
    second_factor_missing: "인증 번호 미입력",
    second_factor_wrong: "인증 번호 틀림",
    too_often: "시도가 많아 차단",
    account_not_active: "이용할 수 없는 계정",
  },
  events: {
    password_changed: "비밀번호 변경",
    password_change_refused: "비밀번호 변경 실패",
    withdrawal_password_changed: "출금 비밀번호 변경",
    withdrawal_password_change_refused: "출금 비밀번호 변경 실패",
    withdrawal_password_wrong: "출금 비밀번호 틀림",
    session_ended: "기기 로그아웃",
    password_reset: "링크로 비밀번호 재설정",
    second_factor_added: "2단계 인증 사용",
    second_factor_removed: "2단계 인증 해제",
    second_factor_refused: "2단계 인증 변경 거부",
    second_factor_lifted: "2단계 인증을 직원이 해제",
    recovery_code_used: "복구 코드 사용",
    recovery_codes_renewed: "복구 코드 새로 발급",
  },
};
