/** Texts of files of certificates. */
export const koOfficeCertificateFiles = {
  bringIn: "인증서 파일 가져오기",
  lead: "한 줄에 인증서 하나인 CSV 파일입니다. 첫 줄에 다음 열 이름이 있어야 하며 순서는 상관없습니다.",
  file: "CSV 파일",
  fileHint:
    "8MB, 20,000줄까지, UTF-8 또는 EUC-KR. 만료일은 2030-12-31처럼 적습니다. 아직 목록에 없는 게임도 됩니다.",
  tooLarge: "파일이 8MB보다 큽니다.",
  found: (lines: string, fresh: string) =>
    `${lines}줄을 읽었습니다. 새로 등록할 인증서 ${fresh}개.`,
  faultCount: (count: string) =>
    `고쳐야 할 곳이 ${count}군데 있습니다. 고친 파일을 다시 선택해 주세요.`,
  faults: {
    encoding: "읽을 수 없는 문자 인코딩",
    columns: "필요한 열이 모자랍니다",
    quote: "따옴표가 닫히지 않았습니다",
    width: "열이 모자랍니다",
    value: "형식이 맞지 않습니다",
    jurisdiction: "등록되지 않은 관할입니다",
    repeated: "같은 인증서가 두 번 있습니다",
    empty: "인증서가 없습니다",
    too_many: "20,000줄이 넘습니다",
  },
};

/** What every other language must provide. */
export type OfficeCertificateFileTexts = typeof koOfficeCertificateFiles;
