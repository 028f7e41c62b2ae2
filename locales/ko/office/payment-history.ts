/** Texts of the back office's history of payments. */
export const koOfficePaymentHistory = {
  title: "입출금 내역",
  lead: "모든 입출금 신청을 상태와 관계없이 보여 줍니다. 기간은 신청한 날을 기준으로 합니다.",
  kind: "종류",
  everyKind: "모두",
  state: "상태",
  everyState: "모두",
  loginId: "회원 아이디",
  operator: "처리한 직원",
  atLeast: "최소 금액(원)",
  atMost: "최대 금액(원)",
  number: "번호",
  asked: "신청 금액",
  waited: "대기 시간",
  decided: "처리",
  line: "은행 내역",
  totals: "합계",
  count: "건수",
  amount: "금액",
  byPayments: "신청 합계",
  byLedger: "원장 합계",
  difference: "차이",
  comparison: "원장과 대조",
  credited: "회원에게 입금된 금액",
  paid: "회원에게 지급된 금액",
  held: "출금 대기 중인 금액",
  tooMany: "2만 건이 넘어 합계를 내지 않았습니다. 조건을 좁혀 주세요.",
  notCompared: "2천 건이 넘어 원장과 대조하지 않았습니다. 조건을 좁혀 주세요.",
  empty: "조건에 맞는 내역이 없습니다",
};

/** What every other language must provide. */
export type OfficePaymentHistoryTexts = typeof koOfficePaymentHistory;
