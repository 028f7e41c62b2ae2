/** Texts of files of info sheets. */
export const koOfficeSheetFiles = {
  bringIn: "게임 안내 파일 가져오기",
  lead: "한 줄에 게임 하나인 CSV 파일입니다. 첫 줄에 다음 열 이름이 있어야 하며 순서는 상관없습니다. rules_ 열은 필요한 언어만 넣으면 됩니다.",
  fileHint:
    "8MB, 20,000줄까지, UTF-8 또는 EUC-KR. 베팅 금액은 원 단위 숫자만 적습니다. 규칙은 따옴표로 묶은 칸 안에서 줄을 바꿔 한 줄에 하나씩 적습니다. 빈칸이면 이미 작성된 내용을 그대로 둡니다. 아직 목록에 없는 게임도 됩니다.",
  found: (lines: string, changed: string) =>
    `${lines}줄을 읽었습니다. 안내가 바뀌는 게임 ${changed}개.`,
  awaited: (count: string) =>
    `아직 목록에 없는 게임 ${count}개의 안내는 게임이 추가되면 적용됩니다.`,
  told: (count: string) => `게임 ${count}개의 베팅 금액은 게임사가 알려 주므로 바꾸지 않습니다.`,
  saved: "게임 안내를 저장했습니다.",
  awaitedTitle: "기다리는 게임 안내",
  awaitedLead:
    "아직 목록에 없는 게임의 안내입니다. 게임이 추가되면 적용됩니다. 코드가 틀린 안내는 삭제해 주세요.",
  code: "게임 코드",
  since: "기다린 때",
  sinceUnknown: "기록 전",
  shownOf: (count: string, all: string) => `전체 ${all}개 중 오래된 ${count}개`,
  drop: "삭제",
  dropOf: (code: string) => `${code} 안내 삭제`,
  dropAll: "표시된 안내 모두 삭제",
  dropLead: "안내를 삭제합니다. 되돌릴 수 없으며, 파일을 다시 가져오면 다시 생깁니다.",
  dropped: "안내를 삭제했습니다.",
  faults: {
    repeated: "같은 게임이 두 번 있습니다",
    empty: "게임이 없습니다",
    stakes: "최소·최대 베팅 금액이 서로 맞지 않습니다",
    language: "지원하지 않는 언어의 열입니다",
  },
};

/** What every other language must provide. */
export type OfficeSheetFileTexts = typeof koOfficeSheetFiles;
