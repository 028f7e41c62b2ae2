import type { PlayTimeTexts } from "#locales/ko/play-time.ts";

export const jpPlayTime: PlayTimeTexts = {
  title: "利用時間のお知らせ",
  checkTitle: (length) => `ログインから${length}たちました`,
  checkText: "ベットを止めています。利用状況を確認し、続けるかどうかを決めてください。",
  since: "ログイン時刻",
  staked: "ベット",
  returned: "配当",
  net: "損益",
  goOn: "続ける",
  rest: "休憩する",
  figures: "利用状況を見る",
  checkFailed: "利用状況を読み込めませんでした。",
  answerFailed: "確認できませんでした。もう一度お試しください。",
  pause: (l) => `これから${l}は休憩時間です。その後、またベットできます。`,
  timeNear: (left) =>
    `今日の利用時間は、残り${left}です。時間になるとベットが止まり、ログアウトします。`,
};
