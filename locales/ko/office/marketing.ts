/** Texts of the back office about members' consent to promotional notes. */
export const koOfficeMarketing = {
  title: "홍보 쪽지 수신",
  lead: "회원이 직접 선택하며, 직원은 회원이 원할 때 철회만 합니다.",
  products: { casino: "카지노", slot: "슬롯", sport: "스포츠" },
  now: "받는 종류",
  none: "받지 않음",
  history: "변경 기록",
  empty: "회원이 선택한 적이 없습니다",
  product: "종류",
  decision: "선택",
  given: "동의",
  withdrawn: "철회",
  place: "장소",
  places: {
    registration: "회원가입",
    my_page: "마이페이지",
    office: "직원",
    exclusion: "자가 차단 시작",
  },
  version: "버전",
  operator: "처리한 직원",
  withdrawNote:
    "모든 종류의 홍보 쪽지 수신 동의를 철회합니다. 다시 동의하는 것은 회원만 할 수 있습니다.",
  withdrawDone: "홍보 쪽지 수신 동의를 철회했습니다.",
};

/** What every other language must provide. */
export type OfficeMarketingTexts = typeof koOfficeMarketing;
