import type { QuietNames, QuietTexts } from "#locales/ko/quiet-times.ts";

/** The names of what a member closes, as the account and the office say them. */
export const cnQuietNames: QuietNames = {
  kinds: { hours: "禁玩时段", days: "不存款日" },
  /** From Monday to Sunday. */
  weekdays: ["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"],
  span: (from, until) => `${from}至${until}`,
  none: "未设定",
};

/** Texts about no-play hours and deposit-free days. */
export const cnQuietTimes: QuietTexts = {
  ...cnQuietNames,
  title: "禁玩时段和不存款日",
  lead: (waits, within) =>
    `您可以自行设定不玩的时段和不存款的日子。新设定或延长后立即生效。要缩短、更改或取消，需等待${waits}，再于${within}内确认；在此之前，现有设定保持不变。`,
  hoursText: "此时段不接受投注。派彩和结算始终照付，您也可以提款。",
  daysText: "这些日子不能申请存款，之前的申请也不会入账。您随时可以提款。",
  now: (until) => `现在是您的禁玩时段，${until}起可继续游戏。`,
  today: "今天是您的不存款日。",
  from: "开始",
  until: "结束",
  timeRule: "一天中的一个时段，可以跨过午夜。",
  timeNeeded: "请输入开始和结束时间。",
  sameTime: "开始和结束时间相同，请输入其他时间。",
  choose: "不存款的日子",
  unchanged: "与现有设定相同。",
  saved: "从现在起生效。",
  asked: "已申请，现有设定保持不变。",
  looseAsk: (what, waits, within) =>
    `要改为“${what}”吗？${waits}后，您可在${within}内于此页面确认。在此之前，现有设定保持不变。`,
  askChange: "申请更改",
  changeTo: (what) => `更改为：${what}`,
  confirmed: "设定已更改。",
};
