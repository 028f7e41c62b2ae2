/** Texts of the back office about the versions of terms and privacy notices. */
export const koOfficeDocuments = {
  title: "약관 버전",
  lead: "이용약관과 개인정보 처리방침을 사이트에서 제공하는 언어로 쓴 뒤 버전으로 게시합니다. 게시는 다른 담당자가 확인하며, 게시된 내용은 바뀌지 않습니다.",
  inForce: (version: string, language: string) => `현재 버전 ${version}, 기준 언어 ${language}`,
  notPublished: (language: string) =>
    `아직 게시한 버전이 없어 기본 내용이 표시됩니다. 기준 언어: ${language}`,
  write: "내용 쓰기",
  publish: "게시",
  name: "새 버전 이름",
  nameHint: "영문, 숫자, 점, 하이픈(-) 1~20자(예: 2027-01)",
  nameTaken: "이미 쓴 이름입니다. 다른 이름을 입력해 주세요.",
  needsAcceptance: "회원의 새 동의가 필요합니다",
  needsAcceptanceHint:
    "동의할 때까지 입금과 게임 시작을 받지 않고, 열린 게임은 게시할 때 닫힙니다. 출금은 계속됩니다.",
  governing: "기준 언어",
  governingHint:
    "다른 언어의 약관, 안내, 규칙 페이지는 번역본으로 표시됩니다. 기준 언어를 바꾸면 회원의 새 동의가 필요합니다.",
  language: "언어",
  written: "게시됨",
  changed: "변경됨",
  missing: "없음",
  waitsFor: (count: string) =>
    `사이트에서 제공하는 언어로 두 문서를 모두 써야 게시할 수 있습니다. 남은 문서: ${count}`,
  unchanged: "마지막 버전과 다른 내용이 없습니다.",
  versions: "버전",
  version: "버전",
  publishedAt: "게시 시각",
  asks: "새 동의",
  accepted: "동의한 회원",
  asksYes: "필요",
  asksNo: "불필요",
  notStated: "알 수 없음",
  noVersions: "게시한 버전이 없습니다",
};

export type OfficeDocumentTexts = typeof koOfficeDocuments;
