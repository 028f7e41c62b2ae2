/** Texts of the back office about licences and countries. */
export const koOfficeLicences = {
  title: "면허와 국가",
  lead: "사이트마다 누가 어떤 면허로 어느 국가에서 제공하는지 정합니다. 회원은 그 국가에서만 가입, 로그인, 입금, 게임을 할 수 있습니다. 변경은 다른 담당자가 확인합니다.",
  write: "면허 입력",
  change: "면허 변경",
  none: "면허가 없습니다. 실제 금액으로는 이 사이트를 어느 국가에서도 이용할 수 없습니다.",
  company: "면허를 받은 회사",
  authority: "허가 기관",
  licenceNumber: "면허 번호",
  countries: "국가",
  countriesHint: "두 글자 국가 코드를 쉼표로 구분합니다(예: KR, JP).",
  wrong: "국가 코드를 확인해 주세요.",
  allowed: "이 설치에서 허용한 국가",
  notChecked:
    "지금은 국가를 확인하지 않습니다. 국가 목록과 국가 데이터베이스가 설정되지 않았습니다.",
  notAllowed: "이 설치에서 허용하지 않아 거절되는 국가",
  refusals: "지난 30일 동안 국가 때문에 거절한 요청",
  noRefusals: "거절한 요청이 없습니다",
  country: "국가",
  call: "요청",
  count: "횟수",
  lastDay: "마지막 날(UTC)",
  unknown: "알 수 없는 국가",
  calls: {
    "user-do-login": "로그인",
    "user-register": "가입",
    "open-game": "게임 열기",
    "open-practice": "연습 열기",
    "user-ask-account": "입금 계좌 보기",
    "apply-user-deposit": "입금 신청",
    stakes: "열린 게임을 닫음",
  },
};

export type OfficeLicenceTexts = typeof koOfficeLicences;
