/** Texts of the back office about the builds of games. */
export const koOfficeBuilds = {
  title: "게임 빌드",
  lead: "게임마다 제공할 빌드와 환수율을 고정합니다. 게임사의 목록이 다른 빌드나 환수율을 알려 오면 그 게임은 바로 열리지 않고 새 베팅도 받지 않습니다. 진행 중인 라운드의 당첨금은 그대로 지급됩니다. 게임사가 고정한 빌드로 돌아오거나 다른 빌드를 고정하면 다시 열립니다.",
  pinned: "고정한 빌드",
  told: "게임사가 알린 빌드",
  none: "없음",
  state: "상태",
  states: {
    same: "일치",
    other: "다른 빌드, 중단됨",
    off: "꺼진 빌드, 중단됨",
    unpinned: "고정 안 됨",
    untold: "비교할 목록 없음",
  },
  pin: "고정",
  pinOf: (name: string) => `${name} 빌드 고정`,
  version: "버전",
  versionHint: "인증서와 게임사의 목록에 적힌 그대로 입력합니다.",
  returnHint: "예: 96.5. 베팅마다 환수율이 다른 게임은 비워 둡니다.",
  pinLead:
    "고정한 빌드는 회원의 게임 안내에 보입니다. 켜져 있는 게임에는 이 빌드의 유효한 인증서가 있어야 합니다.",
  studioBuilds: "게임사의 빌드",
  noBuilds: "고정한 빌드가 없습니다",
  count: "게임 수",
  used: "사용",
  inUse: (version: string) => `빌드 ${version} 사용`,
  offTitle: (version: string) => `빌드 ${version} 끄기`,
  offLead: (count: string) =>
    `이 빌드를 쓰는 게임 ${count}개가 5초 안에 모든 사이트에서 새 베팅을 받지 않습니다. 진행 중인 라운드는 끝까지 처리됩니다.`,
  onTitle: (version: string) => `빌드 ${version} 켜기`,
  off: "끄기",
  on: "켜기",
  switchedOff: "빌드를 껐습니다.",
  says: (game: string, version: string, percent: string) =>
    `${game} 빌드를 ${version}(환수율 ${percent})(으)로 고정`,
  saysOn: (provider: string, version: string) => `${provider} 빌드 ${version} 켜기`,
};

/** What every other language must provide. */
export type OfficeBuildTexts = typeof koOfficeBuilds;
