/** Passkeys on my page; those of the login are in `members.ts`. */
export const koPasskeys = {
  title: "패스키",
  lead: "지문, 얼굴 또는 기기 PIN으로 로그인합니다. 아이디, 비밀번호, 인증 번호를 입력하지 않고, 가짜 사이트에서는 쓸 수 없어 안전합니다.",
  none: "등록한 패스키가 없습니다.",
  addedOn: (day: string) => `추가일 ${day}`,
  lastUsedOn: (moment: string) => `마지막 사용 ${moment}`,
  neverUsed: "사용한 적 없음",
  synced: "동기화됨",
  otherHost: (host: string) => `${host}에서만 사용`,
  add: "패스키 추가",
  beginLead: "본인인지 확인하기 위해 비밀번호를 입력해 주세요.",
  makeLead: "이제 이 기기나 보안 키에서 본인을 확인해 주세요. 5분 안에 끝내 주세요.",
  name: "패스키 이름",
  nameHint: "나중에 알아볼 수 있는 이름입니다.",
  nameNeeded: "이름을 입력해 주세요.",
  make: "패스키 만들기",
  added: "패스키를 추가했습니다.",
  removeLead:
    "삭제하면 이 패스키로는 로그인할 수 없고, 다른 기기에서는 로그아웃됩니다. 비밀번호로는 계속 로그인할 수 있습니다.",
  remove: "패스키 삭제",
  removed: "패스키를 삭제했습니다.",
  notDone: "패스키를 만들지 못했습니다. 다시 시도해 주세요.",
  wrong: "패스키를 확인할 수 없습니다. 처음부터 다시 시작해 주세요.",
  registered: "이 기기나 보안 키에는 이미 등록한 패스키가 있습니다.",
  tooMany: "패스키는 10개까지 등록할 수 있습니다. 쓰지 않는 것을 먼저 삭제해 주세요.",
  notHere: "이 주소에서는 패스키를 쓸 수 없습니다. 사이트의 https 주소로 열어 주세요.",
  notInBrowser: "이 브라우저는 패스키를 지원하지 않습니다. 최신 버전으로 업데이트해 주세요.",
  failed: "처리하지 못했습니다. 잠시 후 다시 시도해 주세요.",
};

export type PasskeyTexts = typeof koPasskeys;
