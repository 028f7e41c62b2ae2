/** What a member is told beside a game that opened, or while play is paused; a page loads them then. */
export const koOpenedGame = {
  openedGame: {
    unfinished: (held: string) =>
      `끝나지 않은 라운드가 있어 열린 창에서 이어집니다. 이 라운드에 걸린 금액은 ${held}입니다.`,
    unfinishedHelp:
      "라운드가 끝날 때까지 이 게임은 그 창에서만 베팅할 수 있습니다. 이어지지 않으면 고객센터에 알려 주세요.",
    oneSlot: "슬롯은 한 번에 하나만 이용할 수 있어 먼저 연 슬롯에서는 더 이상 베팅할 수 없습니다.",
    oneSlotHelp: "그 슬롯에서 진행 중인 라운드의 당첨은 지급됩니다.",
    pausedHelp:
      "진행 중인 라운드의 당첨은 지급되며 출금은 계속 이용할 수 있습니다. 도움이 필요하면 고객센터에 문의해 주세요.",
  },
  refusals: {
    help_lines: "상담 창구의 링크가 모두 응답하지 않아 지금은 게임을 시작할 수 없습니다.",
  },
};

export type OpenedGameTexts = typeof koOpenedGame;
