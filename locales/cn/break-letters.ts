import type { BreakLetters } from "#locales/ko/break-letters.ts";

export const cnBreakLetters: BreakLetters = {
  coolingOff: {
    title: "已开始休息",
    text: (until) => `在${until}之前您不能投注或存款，期满后即可再次使用。`,
  },
  exclusion: {
    title: "已开始自我排除",
    text: (until) => `在${until}之前您不能投注或存款。之后如要再次使用，须由您本人提出申请。`,
  },
  forEver: "您今后不能再用此账户投注或存款。",
  stays: "不能缩短或取消。之前的投注照常结算，您仍可提款、查看明细并联系客服，且不会收到推广信息。",
  help: "如需倾诉或帮助，请拨打“理性游戏”页面上的求助热线。",
};
