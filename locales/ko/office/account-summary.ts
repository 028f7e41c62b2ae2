/** Texts of the daily account summary. */
export const koOfficeAccountSummary = {
  title: "일일 계정 요약",
  lead: "기초 잔액에 각 항목을 더하면 기말 잔액입니다. 나간 금액은 빼기로 표시합니다. 화면에는 원 단위까지, 파일에는 소수까지 나옵니다.",
  day: "날짜",
  member: "회원 아이디",
  members: "회원별 요약",
  noMember: "해당하는 회원이 없습니다",
  wallet: "지갑",
  total: "합계",
  column: "항목",
  unfooted: "합이 맞지 않는 계정이 있습니다. 원장을 점검해 주세요.",
  wallets: {
    cash: "보유금",
    hold: "출금 대기금",
    comp: "콤프",
    games: "게임머니",
  },
  columns: {
    opening: "기초",
    deposits: "입금",
    bonuses: "적립·지급",
    toGames: "게임으로 이동",
    fromGames: "게임에서 회수",
    wagers: "베팅",
    wins: "당첨",
    gameResults: "이체 지갑 손익",
    withdrawals: "출금",
    betweenWallets: "지갑 간 이동",
    adjustments: "정정",
    closing: "기말",
  },
};

export type OfficeAccountSummaryTexts = typeof koOfficeAccountSummary;
