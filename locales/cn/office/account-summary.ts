import type { OfficeAccountSummaryTexts } from "#locales/ko/office/account-summary.ts";

export const cnOfficeAccountSummary = {
  title: "每日账户汇总",
  lead: "期初余额加上下列各项等于期末余额，转出的金额为负。屏幕截取到韩元整数，文件保留全部小数。",
  day: "日期",
  member: "会员账号",
  members: "按会员",
  noMember: "没有符合的会员",
  wallet: "钱包",
  total: "合计",
  column: "项目",
  unfooted: "有账户合计不符。请检查账本。",
  wallets: {
    cash: "余额",
    hold: "提款冻结",
    comp: "返点",
    games: "游戏中资金",
  },
  columns: {
    opening: "期初",
    deposits: "存款",
    bonuses: "返点和发放",
    toGames: "转入游戏",
    fromGames: "从游戏转回",
    wagers: "投注",
    wins: "派彩",
    gameResults: "转账钱包损益",
    withdrawals: "提款",
    betweenWallets: "钱包之间",
    adjustments: "更正",
    closing: "期末",
  },
} satisfies OfficeAccountSummaryTexts;
