import type { OfficeLargeJackpotTexts } from "#locales/ko/office/large-jackpots.ts";

export const cnOfficeLargeJackpots: OfficeLargeJackpotTexts = {
  title: "大额奖池派彩",
  lead: (amount) =>
    `${amount}及以上的奖池派彩，以及确认派彩的员工。该金额即设置中的“大额派彩的记录基准”。`,
  confirmation: "确认状态",
  all: "全部",
  waiting: "待确认",
  at: "中奖时间",
  member: "会员账号",
  game: "游戏",
  provider: "厂商",
  pool: "奖池",
  own: "厂商自有奖池",
  amount: "金额",
  byPool: "我方奖池支付",
  round: "游戏局",
  takenBack: "已撤销",
  confirmedBy: "确认员工",
  confirmedAt: "确认时间",
  missing: "未确认",
  reason: "理由",
  confirm: "确认派彩",
  confirmLead: "不涉及资金变动。每笔派彩只确认一次，无法撤回。请写明核实方式。",
  confirmed: "已确认派彩。",
  confirmNot: "您没有确认派彩的权限。",
};
