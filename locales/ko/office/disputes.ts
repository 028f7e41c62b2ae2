/** Texts of the bundles about disputed records. */
export const koOfficeDisputes = {
  title: "분쟁 자료",
  lead: (days: string) =>
    `라운드, 입출금, 이용 중단에 대해 제품이 저장한 것을 한 파일로 모아 서명합니다. 파일은 npm run verify -- dispute로 확인하며, ${days}일 동안 보관합니다.`,
  make: "분쟁 자료 만들기",
  makeLead:
    "원장 기록과 그 증명, 게임사 호출, 직원의 처리, 당시의 한도와 동의한 약관, 쪽지를 담습니다. 저장하지 않은 것은 자료에 적습니다.",
  made: "분쟁 자료를 만들었습니다.",
  none: "아직 만든 분쟁 자료가 없습니다",
  subject: "대상",
  subjects: { round: "라운드", payment: "입출금 신청", exclusion: "휴식·자가 차단" },
  record: "번호 또는 아이디",
  hints: {
    round: "12-345와 같은 라운드 번호입니다.",
    payment: "입출금 신청의 번호입니다.",
    exclusion: "회원의 아이디입니다. 가장 최근의 휴식이나 자가 차단을 담습니다.",
  },
  missing: "대상의 번호나 아이디를 입력해 주세요.",
  member: "회원",
  madeBy: "만든 직원",
  state: "상태",
  signing: "서명 중",
  signed: "서명됨",
  downloaded: "분쟁 자료를 내려받았습니다.",
};
export type OfficeDisputeTexts = typeof koOfficeDisputes;
