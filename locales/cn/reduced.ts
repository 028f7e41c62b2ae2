import type { ReducedTexts } from "#locales/ko/reduced.ts";

/** The classes of the reason of a suspension, as the member and operators read them. */
const cnSuspensionGrounds: ReducedTexts["grounds"] = {
  protection: "会员保护",
  identity: "身份核实",
  security: "账户安全",
  rules: "违反使用条款",
  law: "法律或监管机构要求",
  other: "其他",
};

/** The same for the sheet in which operators suspend a member. */
export const cnOfficeSuspensions = {
  suspensionGround: "会员看到的原因",
  suspensionGrounds: cnSuspensionGrounds,
};

/** Texts above every page of a reduced session. */
export const cnReduced: ReducedTexts = {
  titles: {
    suspended: "您的账户已停用",
    break: "您正在休息",
    closing: "正在等待注销账户",
    identity: "需要验证身份",
    barred: "您目前无法游戏",
  },
  text: "您只能查看余额明细和统计、提款以及联系客服中心。",
  reason: "原因",
  grounds: cnSuspensionGrounds,
  statement: "余额明细",
  figures: "我的统计",
  withdraw: "提款",
  help: "客服中心",
  verify: "验证身份",
  ending: "休息与结束",
  contest: "提出异议",
  contestText: "如不同意，您可以对停用提出异议。停用账户的员工以外的其他员工会回复您。",
};
