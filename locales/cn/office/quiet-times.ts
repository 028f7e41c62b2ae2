import { cnQuietNames } from "#locales/cn/quiet-times.ts";
import type { OfficeQuietTexts } from "#locales/ko/office/quiet-times.ts";

/** The hours and weekdays that a member closed, as staff read them. */
export const cnOfficeQuietTimes: OfficeQuietTexts = {
  ...cnQuietNames,
  title: "禁玩时段和不存款日",
  lead: "由会员自行设定，员工只能查看。",
  kind: "类型",
  present: "生效中",
  asked: "更改申请",
  history: "更改记录",
  change: "更改",
  at: "时间",
  noChanges: "没有更改记录",
  changes: { set: "设定或延长", asked: "申请缩短", cancelled: "取消申请", loosened: "已缩短" },
};
