import type { OpenedGameTexts } from "#locales/ko/opened-game.ts";

export const cnOpenedGame: OpenedGameTexts = {
  openedGame: {
    unfinished: (held) => `您有未完成的一局，将在打开的窗口中继续。该局的投注金额为${held}。`,
    unfinishedHelp: "该局完成之前，此游戏只在该窗口接受投注。如未能继续，请联系客服。",
    oneSlot: "一次只能玩一款老虎机，因此先前打开的老虎机不再接受投注。",
    oneSlotHelp: "其进行中的局如中奖，奖金照常派发。",
    pausedHelp: "进行中的局如中奖，奖金照常派发，您也可以照常提款。如需帮助，请联系客服。",
  },
  refusals: {
    help_lines: "求助热线的链接目前全部无响应，因此暂时无法开始游戏。",
  },
};
