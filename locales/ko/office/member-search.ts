/** Texts of the search for members in the back office. */
export const koOfficeMemberSearch = {
  search: "회원 찾기",
  searchBy: "찾을 항목",
  kinds: {
    any: "전체",
    id: "아이디",
    nick: "닉네임",
    phone: "전화번호",
    bank: "계좌번호",
    address: "IP 주소",
    device: "기기",
    round: "라운드",
    reference: "입금 번호",
  },
  query: "검색어",
  queryHint:
    "아이디와 닉네임은 앞부분, 전화번호와 계좌번호는 끝 4자리나 번호 전체, IP 주소는 주소나 대역(203.0.113.0/24), 기기는 로그인 탭의 기기 코드, 라운드와 입금 번호는 번호 전체",
  searchProblems: {
    address_unreadable:
      "IP 주소나 대역이 아닙니다. 203.0.113.7이나 203.0.113.0/24처럼 입력해 주세요.",
    network_too_wide: "대역이 너무 넓습니다. IPv4는 /24, IPv6는 /48까지 찾을 수 있습니다.",
    device_unreadable: "기기 코드가 아닙니다. 회원의 로그인 탭에 있는 12자리 코드를 입력해 주세요.",
  },
  find: "찾기",
  clear: "조건 지우기",
  anyStatus: "모든 상태",
  anyLevel: "모든 등급",
  nobody: "조건에 맞는 회원이 없습니다",
  firstOfEach: "항목마다 처음 10명까지 보여 줍니다. 더 보려면 찾을 항목을 선택해 주세요.",
};

/** What every other language must provide. */
export type OfficeMemberSearchTexts = typeof koOfficeMemberSearch;
