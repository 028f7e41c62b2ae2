/** Texts of files of certificates. */
export const koOfficeCertificateFiles = {
  bringIn: "인증서 파일 가져오기",
  lead: "한 줄에 인증서 하나인 CSV 파일입니다. 첫 줄에 다음 열 이름이 있어야 하며 순서는 상관없습니다.",
  fileHint:
    "8MB, 20,000줄까지, UTF-8 또는 EUC-KR. 만료일은 2030-12-31처럼 적습니다. 아직 목록에 없는 게임도 됩니다.",
  found: (lines: string, fresh: string) =>
    `${lines}줄을 읽었습니다. 새로 등록할 인증서 ${fresh}개.`,
  faults: {
    jurisdiction: "등록되지 않은 관할입니다",
    repeated: "같은 인증서가 두 번 있습니다",
    empty: "인증서가 없습니다",
  },
};

/** What every other language must provide. */
export type OfficeCertificateFileTexts = typeof koOfficeCertificateFiles;
