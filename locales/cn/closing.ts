import type { ClosingTexts } from "#locales/ko/closing.ts";

/** Texts about the closing of the member's own account. */
export const cnClosing = {
  title: "注销账户",
  lead: "申请后立即不能投注和存款，余额全部提款后账户即注销。注销前可以取消。重新开通已注销的账户需经客服中心核实。",
  ask: "申请注销账户",
  askText: "从现在起不能投注和存款。要申请注销账户吗？",
  asked: "已申请注销账户。",
  failed: "申请失败，请稍后重试。",
  onBreak: "休息期间不能申请。",
  running: "正在等待注销账户",
  runningText: "以下事项完成后，账户会自动注销：",
  nothingLeft: "没有剩余事项，账户即将注销。",
  askedAt: "申请时间",
  waits: {
    money: "请提取全部余额，不受最低金额和单位限制。返点已兑换为余额。",
    payments: "还有未完成的存款或提款。",
    games: "还有未结算的游戏，或厂商处还有余额。",
  },
  withdraw: "提款",
  takeBack: "取消注销",
  takeBackText: "要取消注销并继续使用吗？",
  takenBack: "已取消注销。",
  takeBackFailed: "取消失败，请稍后重试。",
} satisfies ClosingTexts;
