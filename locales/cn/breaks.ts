import type { BreakTexts, OfficeBreakTexts, koBreakTerms } from "#locales/ko/breaks.ts";

/** The terms of breaks, as members and operators read them. */
export const cnBreakTerms = {
  "1d": "24小时",
  "7d": "7天",
  "30d": "30天",
  "6w": "6周",
  "6m": "6个月",
  "1y": "1年",
  "5y": "5年",
  ever: "永久",
} satisfies typeof koBreakTerms;

/** Texts about cooling-off and self-exclusion in the member's account. */
export const cnBreaks: BreakTexts = {
  title: "暂停使用",
  lead: "在您选择的期间内，无法投注和存款。立即生效，可以延长，但不能缩短或取消。提款、查看明细和联系客服中心不受影响。",
  undecided: "休息前的投注照常结算，派彩计入您的余额。",
  coolingOff: "短期休息",
  coolingOffText: "期满后即可再次使用。",
  exclusion: "自我排除",
  exclusionText: (waits) =>
    `期满后须由您本人申请恢复，申请${waits}后才能再次使用。在此之前，不能用相同的电话号码或银行账号重新注册。`,
  terms: cnBreakTerms,
  ask: (term) => `从现在起${term}内将无法投注和存款，且不能缩短或取消。确定开始吗？`,
  askForEver: "此账户今后将永远无法投注和存款，且不能取消。确定开始吗？",
  start: "开始",
  started: "已开始暂停使用。",
  failed: "未能开始暂停使用，请稍后重试。",
  runningCoolingOff: "您正在休息中",
  runningExclusion: "您正在自我排除中",
  startedAt: "开始",
  endsAt: "结束",
  forEver: "无",
  longer: "延长期限",
  over: "自我排除已期满。如需再次使用，请申请恢复。",
  askReturn: "申请恢复使用",
  askReturnAsk: (waits) => `确定申请恢复使用吗？${waits}后即可投注和存款。`,
  returnAsked: "已申请恢复使用。",
  returnFailed: "未能提交申请，请稍后重试。",
  returnsAt: "恢复使用",
  returnReason: "恢复使用的原因",
  returnReasonHint: "员工可以看到此内容。",
  returnReasonNeeded: "请填写恢复使用的原因。",
  limitsBefore: "再次使用之前，您可以为存款和投注设置较低的限额，设置后立即生效。",
  setLimits: "设置限额",
};

/** Texts about a member's break in the back office. */
export const cnOfficeBreaks: OfficeBreakTexts = {
  coolingOff: (until) => `会员暂停使用至${until}，员工无法解除。`,
  exclusion: (until) => `会员自我排除至${until}，员工无法解除。`,
  closing: (at) => `会员于${at}申请注销账户。余额全部提款后会自动注销。`,
  closed: (at) => `应会员申请，账户已于${at}注销。`,
  forEver: "会员已永久自我排除，员工无法解除。",
};
