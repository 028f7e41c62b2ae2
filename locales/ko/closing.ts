/** Texts about the closing of the member's own account. */
export const koClosing = {
  title: "계정 종료",
  lead: "신청하면 바로 베팅과 입금이 끝나고, 보유금을 모두 출금하면 계정이 종료됩니다. 종료되기 전에는 취소할 수 있습니다. 종료된 계정을 다시 열려면 고객센터의 확인이 필요합니다.",
  ask: "계정 종료 신청",
  askText: "지금부터 베팅과 입금을 할 수 없습니다. 계정 종료를 신청할까요?",
  asked: "계정 종료를 신청했습니다.",
  failed: "계정 종료를 신청하지 못했습니다. 잠시 후 다시 시도해 주세요.",
  onBreak: "이용을 쉬는 동안에는 계정 종료를 신청할 수 없습니다.",
  running: "계정 종료를 신청했습니다",
  runningText: "아래 일이 끝나면 계정이 자동으로 종료됩니다.",
  nothingLeft: "남은 것이 없습니다. 계정이 곧 종료됩니다.",
  askedAt: "신청 시각",
  waits: {
    money:
      "보유금을 모두 출금해 주세요. 최소 금액과 단위는 적용되지 않습니다. 콤프는 보유금으로 전환되었습니다.",
    payments: "처리 중인 입금이나 출금이 끝나야 합니다.",
    games: "진행 중인 게임이 정산되고 게임사에 있는 돈이 돌아와야 합니다.",
  },
  withdraw: "출금하기",
  takeBack: "종료 취소",
  takeBackText: "계정 종료를 취소하고 다시 이용할까요?",
  takenBack: "계정 종료를 취소했습니다.",
  takeBackFailed: "계정 종료를 취소하지 못했습니다. 잠시 후 다시 시도해 주세요.",
};

/** What every other language must provide. */
export type ClosingTexts = typeof koClosing;
