/** Texts of approvals: what a second operator reads and decides. */
export const koOfficeProposals = {
  title: "승인 대기",
  lead: "금액이 큰 처리와 위험한 변경은 다른 담당자가 한 번 더 확인합니다. 제안한 사람은 스스로 승인할 수 없습니다.",
  empty: "승인을 기다리는 제안이 없습니다",
  maker: "제안",
  madeAt: "제안 시각",
  expiresAt: "기한",
  carryOut: "승인하고 처리",
  turnDown: "반려",
  takeBack: "제안 취소",
  own: "내가 제안했습니다. 다른 담당자가 승인해야 합니다.",
  notAllowed: "이 제안을 승인할 권한이 없습니다.",
  letIn: (until: string) =>
    `한쪽이 다른 쪽의 초대를 승인했으므로 ${until}까지 서로의 제안을 승인할 수 없습니다. 제3의 담당자가 새 직원을 직접 만나 확인하면 그 전에도 됩니다.`,
  givesLink:
    "승인하면 한 번 쓸 수 있는 링크가 승인한 사람에게만 보입니다. 제안한 사람은 볼 수 없습니다. 본인에게 직접 전해 주세요.",
  link: "한 번 쓰는 링크",
  linkUntil: (time: string) => `${time}까지 한 번 쓸 수 있습니다. 지금만 보입니다.`,
  carriedOut: "처리했습니다.",
  turnedDown: "반려했습니다.",
  list: "제안 목록",
  views: { waiting: "대기", decided: "처리됨" },
  emptyDecided: "처리된 제안이 없습니다",
  choose: "제안을 선택해 주세요.",
  next: "다음 제안",
  previous: "이전 제안",
  states: { "carried-out": "승인됨", "turned-down": "반려됨", expired: "기한 지남" },
  checker: "결정",
  decidedAt: "결정 시각",
  decidedReason: "결정 사유",
  told: {
    "carried-out": (by: string, sentence: string) => `${by} 님이 제안을 승인했습니다: ${sentence}`,
    "turned-down": (by: string, sentence: string) => `${by} 님이 제안을 반려했습니다: ${sentence}`,
  },
  toldMore: (count: string) => `다른 결정 ${count}건`,
  seen: "확인",
  toDecided: "처리된 제안 보기",
  /** What an act does, in one sentence. */
  says: {
    deposit: (member: string, amount: string, number: string) =>
      `${member} 회원의 입금 ${number}번 ${amount} 승인`,
    withdrawal: (member: string, amount: string, number: string) =>
      `${member} 회원의 출금 ${number}번 ${amount} 승인`,
    give: (member: string, amount: string, cause: string) =>
      `${member} 회원에게 ${amount} 지급, 원인: ${cause}`,
    take: (member: string, amount: string, cause: string) =>
      `${member} 회원에게서 ${amount} 차감, 원인: ${cause}`,
    fund: (member: string, amount: string) => `${member} 테스트 계정에 운영자 자금 ${amount} 지급`,
    post: (member: string, amount: string) => `${member} 회원에게 들어온 돈 ${amount} 입금`,
    giveBack: (owner: string, bank: string, amount: string) =>
      `들어온 돈 ${amount}, ${owner} 명의 ${bank} 계좌로 반환`,
    fileBack: (file: string, count: string, amount: string) =>
      `지급 파일 #${file} 회수, ${count}건 합계 ${amount}`,
    alertRuleOff: (rule: string) => `알림 규칙 ‘${rule}’ 끄기`,
    alertRule: (rule: string, limit: string) => `알림 규칙 ‘${rule}’ 기준을 ${limit}(으)로 변경`,
    alertChannel: (name: string, target: string) => `알림 보낼 곳 ‘${name}’ 저장: ${target}`,
    alertChannelOn: (name: string, target: string) => `알림 보낼 곳 ‘${name}’ 켜기: ${target}`,
    payFile: (account: string, count: string, amount: string) =>
      `${account} 계좌에서 출금 ${count}건, 합계 ${amount}의 지급 파일 작성`,
    payFailed: (member: string, amount: string, fault: string) =>
      `은행이 거절한 ${member} 회원의 출금 ${amount} 반환, 이유: ${fault}`,
    payFailedMany: (count: string, amount: string, fault: string) =>
      `은행이 거절한 출금 ${count}건, 합계 ${amount} 반환, 이유: ${fault}`,
    payBack: (member: string, amount: string, number: string) =>
      `되돌아온 출금 ${number}번 ${amount}을 ${member} 회원에게 반환`,
    erase: (member: string) => `${member} 회원의 개인정보 삭제`,
    reopen: (member: string) => `${member} 회원의 정지 해제`,
    reopenDormant: (member: string, check: string) =>
      `${member} 회원의 휴면 해제 (본인 확인: ${check})`,
    unfreeze: (member: string) => `${member} 회원의 자금 동결 해제`,
    resetLink: (member: string) => `${member} 회원의 비밀번호 재설정 링크 발급`,
    verifyIdentity: (member: string) => `${member} 회원의 본인 확인과 가입 정보 수정`,
    letDuplicatePlay: (member: string) =>
      `${member} 회원을 다른 사람으로 결정하고 정지를 풀어 플레이하게 하기`,
    closeSuspicion: (member: string, outcome: string) =>
      `${member} 회원의 자금세탁 의심 종결: ${outcome}`,
    liftSecondFactor: (member: string) => `${member} 회원의 2단계 인증·패스키 해제`,
    closeRound: (member: string, game: string, stake: string) =>
      `${member} 회원의 ${game} 라운드를 지급 없이 종료, 베팅 ${stake}`,
    refundRound: (member: string, game: string, stake: string) =>
      `${member} 회원의 ${game} 라운드 베팅 ${stake} 반환`,
    providerOn: (provider: string) => `게임사 ${provider} 켜기`,
    gameOn: (game: string, provider: string) => `${provider}의 게임 ${game} 켜기`,
    connection: (connection: string, url: string) => `게임사 연결 ${connection} 저장: ${url}`,
    secret: (connection: string) => `${connection} 연동의 비밀 키 교체`,
    note: (title: string, readers: string) => `회원 ${readers}명에게 쪽지 “${title}” 발송`,
    role: (person: string, from: string, to: string) =>
      `${person} 님의 역할을 ${from}에서 ${to}(으)로 변경`,
    accessEnd: (person: string, until: string) =>
      `${person} 님의 이용 종료일을 ${until}(으)로 변경`,
    accessNoEnd: (person: string) => `${person} 님의 이용 종료일 없애기`,
    reinstate: (person: string) => `${person} 님의 정지 해제`,
    renew: (person: string) => `${person} 님의 인증 앱 재등록`,
    renewBoth: (person: string) => `${person} 님의 인증 앱과 비밀번호 재등록`,
    invite: (person: string, role: string) => `${person} 님을 ${role} 역할로 초대`,
    account: (account: string) => `사용 중인 입금 계좌를 ${account}(으)로 변경`,
    accountOn: (account: string) => `입금 계좌 ${account} 켜기`,
    limits: (names: string) => `금액 한도 변경: ${names}`,
    comp: (category: string) => `${category} 콤프 적립률 변경`,
    switchOn: (name: string) => `다시 켜기: ${name}`,
    closeCase: (member: string, outcome: string) =>
      `${member} 회원의 보호 사례를 닫음, 결과: ${outcome}`,
    loosenLimit: (member: string, limit: string) => `${member} 회원의 운영자 한도 완화: ${limit}`,
    unbar: (name: string) => `${name} 님의 이용 금지를 해제`,
    profileRule: (profile: string, rule: string) => `${profile} 규정 변경: ${rule}`,
    siteProfile: (site: string, profile: string) => `${site} 사이트의 관할을 ${profile}(으)로 변경`,
    opening: "회원에게 개장",
    tester: "개장 전에 테스터 한 명 초대",
    siteLicence: (site: string, countries: string) => `${site} 사이트의 면허 변경: ${countries}`,
    documents: (site: string, version: string) => `${site} 사이트의 약관 ${version} 게시`,
  },
};

export type OfficeProposalTexts = typeof koOfficeProposals;
