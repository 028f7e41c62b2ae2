/** Texts of the back office about the looks of sites. */
export const koOfficeLooks = {
  title: "사이트 모양",
  open: "모양",
  lead: "사이트의 색, 로고, 첫 화면 배너 문구입니다. 저장하면 회원에게 바로 보입니다.",
  brand: "색과 로고",
  accent: "강조색",
  onAccent: "강조색 위의 글자",
  focus: "초점 테두리",
  colorHints: {
    accent: "버튼, 선택한 항목, 금액에 쓰입니다.",
    onAccent: "버튼의 글자에 쓰입니다.",
    focus: "키보드로 선택한 항목의 테두리에 쓰입니다.",
  },
  weak: (ratio: string, least: string) =>
    `대비가 ${ratio}:1입니다. ${least}:1 이상이 되는 색을 선택해 주세요.`,
  builtIn: "기본값",
  useBuiltIn: "기본값 사용",
  logo: "로고",
  newLogo: "새 로고",
  logoHint:
    "PNG, JPEG, WebP 파일, 4 MB 이하, 가로와 세로 76~8,000픽셀, 가로는 세로의 네 배까지입니다. 어두운 배경 위에 표시합니다.",
  logoWrong: "이 파일은 로고로 쓸 수 없습니다. 형식과 크기를 확인해 주세요.",
  texts: "배너 문구",
  textsHint: "비워 두면 기본 문구를 표시합니다.",
  bannerTitle: "배너 제목",
  bannerLine: "배너 설명",
  bannerButton: "배너 버튼",
  tooLong: "휴대폰 화면에 다 들어가지 않습니다. 더 짧게 써 주세요.",
  preview: "미리 보기",
  saved: "사이트 모양을 저장했습니다.",
};

export type OfficeLookTexts = typeof koOfficeLooks;
