/** Texts of certificates of games. */
export const koOfficeCertificates = {
  title: "인증서",
  add: "인증서 등록",
  lead: "시험 기관이 발급한 게임 인증서입니다. 실제 돈을 쓰는 사이트에서는 모든 사이트의 관할에 유효한 인증서가 있어야 게임을 켤 수 있습니다.",
  missing: (count: string) => `유효한 인증서가 없는 게임이 ${count}개 있습니다.`,
  none: "등록된 인증서가 없습니다",
  laboratory: "시험 기관",
  certificate: "인증서 번호",
  build: "빌드",
  jurisdiction: "관할",
  expiresOn: "만료일",
  state: "상태",
  states: { valid: "유효", expired: "만료", withdrawn: "철회" },
  added: "등록",
  withdraw: "철회",
  withdrawn: "인증서를 철회했습니다.",
  withdrawLead: "켜져 있는 게임은 그대로 두고, 이 인증서로는 더 이상 게임을 켤 수 없습니다.",
  saved: "인증서를 등록했습니다.",
  games: "게임 코드",
  gamesHint: "한 줄에 하나, 200개까지. 아직 목록에 없는 게임도 됩니다.",
  version: "버전",
  sha256: "해시(SHA-256)",
  sha256Hint: "인증된 파일이나 인증서 파일의 SHA-256입니다. 16진수 64자리를 입력합니다.",
  missingFor: (names: string) => `유효한 인증서가 없는 관할: ${names}`,
  anyJurisdiction: "관할을 정하지 않은 사이트",
  rng: "난수 생성기 인증서",
  rngLead:
    "이 게임사의 난수 생성기를 시험한 인증서입니다. 실제 돈을 쓰는 사이트에서는 모든 사이트의 관할에 유효한 인증서가 있어야 이 게임사의 게임을 켤 수 있습니다.",
  platform: "플랫폼 인증서",
  platformTitle: "플랫폼",
  platformLead:
    "이 플랫폼을 시험한 인증서입니다. 실제 돈을 쓰는 사이트에서는 모든 사이트의 관할에 유효한 인증서가 있어야 게임을 켤 수 있습니다.",
};

/** What every other language must provide. */
export type OfficeCertificateTexts = typeof koOfficeCertificates;
