import type { LimitOfferTexts } from "#locales/ko/limit-offer.ts";

export const cnLimitOffer = {
  firstTitle: "先设置存款限额",
  firstText:
    "首次存款前，您可以设置每天、最近24小时、每周或每月的限额。金额由您自行填写，随时可以调低。",
  decline: "不设限额并继续",
  declineAsk: "确定不设置存款限额并继续吗？您可以随时在“我的”页面设置。",
  declineConfirm: "不设限额并继续",
  firstSet: "设置限额",
  failed: "无法修改限额，请稍后再试。",
} satisfies LimitOfferTexts;
