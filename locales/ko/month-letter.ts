/** The monthly note with a member's own figures. */
export const koMonthLetter = {
  title: (month: string) => `${month} 이용 내역`,
  lead: (from: string, until: string, zone: string) =>
    `${from}부터 ${until}까지의 이용 내역입니다. 날짜는 ${zone} 기준입니다.`,
  deposited: "입금",
  withdrawn: "출금",
  staked: "베팅",
  returned: "당첨",
  net: "손익",
  month: "월",
  halfYear: "최근 6개월",
  foot: "자세한 내역과 지난 달과의 비교는 마이페이지의 ‘내 이용 현황’에서 볼 수 있습니다. 쓰는 돈이 부담되면 ‘한도’에서 제한하거나 ‘건전한 이용’에서 쉬어 가세요.",
};

export type MonthLetter = typeof koMonthLetter;
