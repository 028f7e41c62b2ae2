/** The phone number and the bank account, which members change on my page. */
export const koOwnNumbers = {
  changePhone: "전화번호 변경",
  newPhone: "새 휴대전화",
  phoneChanged: "휴대전화 번호를 변경했습니다.",
  changeBank: "계좌 변경",
  bankLead:
    "예금주는 바꿀 수 없습니다. 변경한 뒤 24시간 동안은 출금할 수 없으며, 이미 신청한 출금은 이전 계좌로 지급됩니다.",
  newNumber: "새 계좌번호",
  bankChanged: "출금 계좌를 변경했습니다.",
  unusable: "이 번호는 사용할 수 없습니다. 고객센터에 문의해 주세요.",
};

export type OwnNumberTexts = typeof koOwnNumbers;
