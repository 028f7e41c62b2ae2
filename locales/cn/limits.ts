import type { LimitLetters, LimitNames, LimitTexts } from "#locales/ko/limits.ts";

/** The kinds of limits, as the account and letters name them. */
export const cnLimitNames: LimitNames = {
  kinds: {
    deposit: "存款限额",
    loss: "亏损限额",
    stake: "投注限额",
    single: "单次投注限额",
    balance: "余额限额",
    time: "时间限额",
  },
  products: { casino: "娱乐场", slot: "老虎机", sport: "体育" },
  /** Why staff impose a limit, as the member and operators read it. */
  grounds: {
    signs: "出现过度游戏的迹象",
    means: "支出超出承受能力",
    wish: "本人要求",
    law: "法律或监管机构要求",
  },
  /** The limit of one product. */
  ofProduct: (product, kind) => `${product}的${kind}`,
};

/** Texts about the limits that a member sets. */
export const cnLimits: LimitTexts = {
  ...cnLimitNames,
  title: "限额",
  lead: (waits, within) =>
    `您可以自行限制存款和投注。新设或调低的限额立即生效。如需调高或取消，须等待${waits}，然后在${within}内确认；在此之前，当前限额继续有效。员工不能调高或取消您的限额。`,
  explained: {
    deposit: "周期内的存款总额。提款不会使限额恢复。",
    loss: "投注减去派彩的金额。投注不能超过剩余金额，派彩始终照付。",
    stake: "周期内的投注总额。",
    single: "单次投注的最高金额。",
    balance: "使余额超过此金额的存款将被拒绝。派彩始终照付。",
    time: "每天可以登录的时间。用完前5分钟提醒您，用完后投注停止并退出登录。",
  },
  none: "无限额",
  used: "已用",
  left: "剩余",
  renewsAt: "重新开始",
  set: "设置",
  change: "修改",
  remove: "取消",
  amount: "金额",
  save: "保存",
  rule: (max) => `韩元整数，最高${max}`,
  rolling: "每笔金额在24小时后不再计入。",
  byProduct: "按游戏类型设置限额",
  byProductLead:
    "您可以分别限制娱乐场、老虎机和体育。这些限额与其他限额同时生效，以剩余最少的为准。",
  timeAmount: "时间（分钟）",
  timeRule: (max) => `1分钟至${max}`,
  timeTooLong: (max) => `一天有${max}。`,
  minutesNeeded: "请输入分钟数。",
  checks: "游戏时间提醒",
  checksLead:
    "每隔设定的时间，您会看到登录时长、投注、派彩和盈亏。在您确认之前，新的投注暂停，派彩照付。",
  checkEvery: "提醒间隔",
  checkSaved: "提醒间隔已修改。",
  unchanged: "与当前限额相同。",
  saved: "限额从现在起生效。",
  raiseAsk: (amount, waits, within) =>
    `将限额调高至${amount}？${waits}后起的${within}内，您须在本页确认才会调高。在此之前，当前限额继续有效。`,
  removeAsk: (waits, within) =>
    `取消此限额？${waits}后起的${within}内，您须在本页确认才会取消。在此之前，当前限额继续有效。`,
  raise: "申请调高",
  askRemoval: "申请取消",
  asked: "已提交申请。当前限额继续有效。",
  raiseTo: (amount) => `调高至${amount}`,
  removal: "取消此限额",
  waits: (ready) => `${ready}起可以确认。`,
  ready: (lapses) => `如在${lapses}前未确认，申请将作废。`,
  confirm: "确认",
  confirmed: "限额已修改。",
  takeBack: "撤回申请",
  takenBack: "已撤回申请。",
  reviewTitle: "您的限额还合适吗？",
  reviewText:
    "您的限额已有六个月没有变化。请查看您的统计，然后保留或修改限额。调低的限额立即生效。",
  reviewFigures: "查看我的统计",
  reviewKeep: "保留现有限额",
  reviewed: "限额保持不变。",
  byOperator: "运营方设置",
  byOperatorSince: "生效时间",
  byOperatorWhy: "原因",
  ownAmount: "您的设置",
  byOperatorLead: "以运营方和您设置的限额中较低的为准。",
  contest: "提出异议",
};

/** Letters about limits that are nearly or wholly used; `limit` is the name with its period. */
export const cnLimitLetters: LimitLetters = {
  near: {
    title: "您已使用限额的80%",
    text: (limit, amount) =>
      `您的${limit}${amount}已使用80%以上。剩余金额可在“我的”页面的“限额”中查看。`,
  },
  reached: {
    title: "您的限额已用完",
    text: (limit, amount) =>
      `您的${limit}${amount}已用完。何时重新开始可在“我的”页面的“限额”中查看。`,
  },
  review: {
    title: "请确认您的限额",
    text: "您设定的限额已有六个月没有变化。请在“我的”页面查看“我的统计”，并在“限额”中保留或修改。",
  },
  /** `since` is a moment with its zone, `why` one of the grounds. */
  imposed: {
    title: "运营方为您设置了限额",
    text: (limit, amount, since, why) =>
      `自${since}起，运营方为您设置的${limit}为${amount}。原因：${why}。如果您自己也设置了此限额，以较低的为准。`,
    contest: "如不同意，请联系客服并选择“对措施提出异议”。将由设置限额以外的其他员工答复。",
  },
  imposedRaised: {
    title: "运营方调高了限额",
    text: (limit, amount, since) =>
      `自${since}起，运营方设置的${limit}为${amount}。您自己设置的限额不变。`,
  },
  imposedEnded: {
    title: "运营方取消了限额",
    text: (limit, since) => `自${since}起，运营方设置的${limit}不再生效。您自己设置的限额不变。`,
  },
  name: (kind, period) => `${period}${kind}`,
};
