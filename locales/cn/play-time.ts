import type { PlayTimeTexts } from "#locales/ko/play-time.ts";

export const cnPlayTime: PlayTimeTexts = {
  title: "游戏时间提醒",
  checkTitle: (length) => `您已登录${length}`,
  checkText: "投注已暂停。请查看游戏情况，并决定是否继续。",
  since: "登录时间",
  staked: "投注",
  returned: "派彩",
  net: "盈亏",
  goOn: "继续",
  rest: "休息一下",
  figures: "查看统计",
  checkFailed: "无法加载游戏情况。",
  answerFailed: "无法保存您的选择，请重试。",
  pause: (l) => `现在开始休息${l}，之后可以再次投注。`,
  timeNear: (left) => `您今天的游戏时间还剩${left}。时间用完后，投注停止并自动退出登录。`,
};
