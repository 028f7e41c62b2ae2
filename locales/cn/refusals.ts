import type { RefusalTexts } from "#locales/ko/refusals.ts";

/** One sentence for each refusal of a call, by its status. */
export const cnRefusals: RefusalTexts = {
  alread_have_user: "该账号无法使用。",
  already: "已被使用或已处理。",
  cant_find_code: "找不到注册码。",
  wait: "有正在处理的申请。",
  balance: "余额不足，或金额超出限额。",
  low_point: "可兑换的返点不足。",
  pass: "密码不正确。",
  time: "操作过于频繁，请稍等片刻再试。",
  fix_server: "厂商正在维护或没有响应。",
  limit: "因限额或使用限制，现在无法进行此操作。",
  closed: "目前无法使用。",
  not_found: "找不到。",
  country: "您所在的国家或地区不提供此服务。",
  break: "您正在暂停使用期间，无法进行此操作。期限可在“我的”页面的“理性游戏”中查看。",
  denied: "无法为您开立账户。如有疑问，请通过联系页面咨询。",
  deposit_limit: "超过您设置的存款限额。",
  balance_limit: "超过您设定的余额限额。",
  loss_limit: "超过您设置的亏损限额。",
  stake_limit: "超过您设置的投注限额。",
  single_limit: "超过您设置的单次投注限额。",
  check: "请先确认游戏时间提醒。",
  time_used: "您今天设定的游戏时间已用完。",
  early: "等待时间尚未结束。",
};
