/** Texts of adding studios and of comparing their games with the feed. */
export const koOfficeCatalogue = {
  title: "목록 비교",
  addProvider: "게임사 추가",
  addLead: "꺼진 상태로 추가됩니다. 켜려면 다른 담당자의 승인이 필요합니다.",
  code: "코드",
  codeHint: "영문 소문자, 숫자, 하이픈 32자까지. 나중에 바꿀 수 없습니다.",
  lobbyHint:
    "게임사가 로비를 여는 데 쓰는 코드입니다. 영문 소문자, 숫자, 하이픈 32자까지이며 나중에 바꿀 수 없습니다.",
  added: "게임사를 추가했습니다.",
  addGame: "게임 추가",
  addGameLead: "꺼진 상태로 추가됩니다. 켜려면 다른 담당자의 승인이 필요합니다.",
  gameCodeHint: "게임사가 쓰는 코드를 그대로 입력합니다. 나중에 바꿀 수 없습니다.",
  gameAdded: "게임을 추가했습니다.",
  returnPercent: "환수율(%)",
  returnHint: "예: 96.5. 알려 오지 않았으면 비워 둡니다.",
  pictureHint: "이미지를 선택하지 않으면 게임사 이미지를 씁니다.",
  compare: "게임사 목록과 비교",
  lead: {
    new: "게임사에는 있고 이 사이트에는 없는 게임입니다.",
    changed:
      "게임사가 알려 온 환수율, 변동성이나 빌드가 달라진 게임입니다. 승인하기 전에는 회원에게 이전 값이 보입니다.",
    gone: "게임사가 더는 제공하지 않는 게임입니다.",
  },
  neverRead: "게임사의 목록을 아직 읽지 못했거나, 목록이 없는 프로토콜입니다.",
  readAt: "게임사의 목록을 읽은 시각",
  kinds: { new: "새 게임", changed: "변경", gone: "제공 종료" },
  search: "게임 이름 또는 코드",
  find: "찾기",
  takeSelected: (count: string) => `선택한 ${count}개 반영`,
  takeAll: (count: string) => `전체 ${count}개 반영`,
  leftOut: {
    uncertified: (count: string) => `유효한 인증서가 없는 게임 ${count}개는 제외됩니다.`,
    undescribed: (count: string) => `규칙이나 베팅 범위가 없는 게임 ${count}개는 제외됩니다.`,
  },
  list: "반영할 게임 목록",
  listLead: (count: string) =>
    `제안한 담당자가 확인한 게임 ${count}개입니다. 승인하면 이 목록이 그대로 반영됩니다.`,
  listHash: "목록 해시(SHA-256):",
  more: "다음 게임",
  empty: {
    new: "새 게임이 없습니다",
    changed: "달라진 게임이 없습니다",
    gone: "제공이 끝난 게임이 없습니다",
  },
  first: (count: string) => `처음 ${count}개만 보입니다. 반영하면 다음 게임이 나타납니다.`,
  undeclared: "알려 오지 않음",
  returnToPlayer: "환수율",
  volatility: "변동성",
  says: {
    new: (provider: string, count: string) => `${provider} 새 게임 ${count}개 공개`,
    changed: (provider: string, count: string) =>
      `${provider} 게임 ${count}개의 환수율과 변동성 변경`,
    gone: (provider: string, count: string) => `${provider} 게임 ${count}개 끄기`,
  },
  effect: {
    new: "승인되면 게임이 추가되고 회원이 바로 이용할 수 있습니다. 이름과 이미지는 나중에 바꿀 수 있습니다.",
    changed: "승인되면 회원에게 새 값이 보입니다.",
    gone: "승인되면 새 베팅을 받지 않습니다. 진행 중인 라운드의 당첨금은 그대로 지급됩니다.",
  },
  propose: "제안",
};

/** What every other language must provide. */
export type OfficeCatalogueTexts = typeof koOfficeCatalogue;
