import type { OfficeImposedLimitTexts } from "#locales/ko/office/imposed-limits.ts";

/** Texts of the back office about limits that staff impose. */
export const cnOfficeImposedLimits: OfficeImposedLimitTexts = {
  impose: "设置运营方限额",
  lower: "调低",
  loosen: "调高或取消",
  imposeNote:
    "立即生效。会员会收到站内信，说明生效时间、原因和提出异议的方式。调高或取消须由另一名员工批准。",
  loosenNote: "会员自设的限额不变，会员会收到变更的站内信。",
  kind: "类型",
  period: "周期",
  product: "游戏",
  allProducts: "所有游戏",
  amount: "金额（韩元）",
  minutes: "时间（分钟）",
  ground: "告知会员的原因",
  present: "当前运营方限额",
  none: "无",
  notLower: "请输入低于当前运营方限额的数值。",
  notHigher: "请输入高于当前运营方限额的数值。",
  how: "变更",
  raise: "调高",
  end: "取消",
  wrong: (max) => `请输入1至${max}的整数。`,
};
