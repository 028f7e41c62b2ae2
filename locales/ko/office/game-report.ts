/** Texts of the report of games. */
export const koOfficeGameReport = {
  title: "게임별 성과",
  lead: "기간 안의 원장 기록을 게임별로 더했습니다. 잭팟은 당첨에 포함되지만 손익과 환수율에서는 뺍니다. 진행 중인 라운드와 상태는 작성 시점의 값입니다. 돈을 직접 보관하는 게임사는 라운드를 보내지 않아 표에 없습니다.",
  voided: "돌려준 베팅",
  jackpots: "당첨 중 잭팟",
  open: "진행 중인 라운드",
  providerOff: "게임사 중지",
};

export type OfficeGameReportTexts = typeof koOfficeGameReport;
