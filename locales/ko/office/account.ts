/** The operator's own page. */
export const koOfficeAccount = {
  title: "내 계정",
  role: "역할",
  until: (time: string) => `${time}까지 접속`,
  preferences: "화면 설정",
  password: "비밀번호 변경",
  passwordLead:
    "현재 비밀번호와 2차 인증(패스키 또는 인증 앱 번호)이 필요합니다. 변경하면 다른 기기에서는 모두 로그아웃됩니다.",
  oldPassword: "현재 비밀번호",
  newPassword: "새 비밀번호",
  changePassword: "비밀번호 변경",
  passwordChanged: "비밀번호를 변경했습니다. 다른 기기에서는 로그아웃되었습니다.",
  samePassword: "현재 비밀번호와 다른 비밀번호를 입력해 주세요.",
  sessions: "접속 중인 기기",
  sessionsLead: "15분 동안 쓰지 않거나 12시간이 지나면 끝납니다.",
  thisSession: "이 기기",
  endSession: "접속 끊기",
  sessionEnded: "접속을 끊었습니다.",
  device: "기기",
  address: "IP 주소",
  startedAt: "시작",
  lastActiveAt: "마지막 사용",
  signIns: "로그인 기록",
  at: "시각",
  outcome: "결과",
  unknownDevice: "알 수 없는 기기",
  outcomes: {
    success: "성공",
    wrong_credentials: "비밀번호 틀림",
    second_factor_missing: "2차 인증 전",
    second_factor_wrong: "인증 번호 또는 패스키 틀림",
    too_often: "시도가 많아 차단",
    account_not_active: "정지된 계정",
  },
};

export type OfficeAccountTexts = typeof koOfficeAccount;
