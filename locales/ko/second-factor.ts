/** Texts about two-step verification at the login. */
export const koSecondFactor = {
  title: "2단계 인증",
  lead: "로그인할 때 비밀번호와 함께 인증 앱의 번호를 입력합니다. 비밀번호가 알려져도 다른 사람이 로그인할 수 없습니다.",
  on: "켜짐",
  since: (day: string) => `${day}부터 사용 중입니다.`,
  codesLeft: (count: string) => `남은 복구 코드 ${count}개`,
  turnOn: "2단계 인증 켜기",
  turnOff: "2단계 인증 끄기",
  turnedOff: "2단계 인증을 껐습니다.",
  turnOffLead: "끄고 나면 비밀번호만으로 로그인합니다.",
  renew: "복구 코드 새로 받기",
  renewLead: "새로 받으면 이전 복구 코드는 모두 쓸 수 없습니다.",
  beginLead: "본인인지 확인하기 위해 비밀번호를 입력해 주세요.",
  next: "다음",
  scanLead:
    "인증 앱으로 QR 코드를 찍거나 키를 직접 입력한 뒤, 앱에 보이는 번호를 적어 주세요. 켜지면 다른 기기에서는 로그아웃됩니다.",
  qr: "인증 앱에 등록하는 QR 코드",
  secret: "직접 입력할 키",
  openApp: "이 기기의 인증 앱에서 열기",
  code: "인증 번호",
  codeHint: "인증 앱의 번호 또는 복구 코드입니다.",
  firstCodeHint: "앱에 지금 보이는 여섯 자리 번호입니다.",
  codeNeeded: "번호를 입력해 주세요.",
  wrongCode: "번호가 맞지 않거나 이미 사용되었습니다. 지금 보이는 번호를 입력해 주세요.",
  tooLate: "시간이 지났습니다. 처음부터 다시 시작해 주세요.",
  failed: "처리하지 못했습니다. 잠시 후 다시 시도해 주세요.",
  codesTitle: "복구 코드",
  codesLead:
    "휴대폰을 잃어버렸을 때 인증 번호 대신 하나씩 한 번만 쓸 수 있습니다. 지금만 표시되니 안전한 곳에 보관해 주세요.",
  copy: "모두 복사",
  copied: "복구 코드를 복사했습니다.",
  notCopied: "복사하지 못했습니다. 코드를 직접 적어 주세요.",
  kept: "보관했습니다",
};

export type SecondFactorTexts = typeof koSecondFactor;
