import { cnFundsNotices } from "#locales/cn/funds-notices.ts";
import type { FundsTexts } from "#locales/ko/funds.ts";

export const cnFunds: FundsTexts = {
  title: "运营方破产时的资金保障",
  levels: {
    not_protected: "无保障",
    medium: "中等保障",
    high: "高度保障",
  },
  notices: cnFundsNotices,
  method: "资金的存放方式见使用条款。",
  toTerms: "查看使用条款",
  acknowledge: "我已阅读并了解",
  reminder: "请在开始游戏前确认。我们每六个月会再次提醒您。",
  failed: "操作失败，请重试。",
};
