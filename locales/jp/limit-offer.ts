import type { LimitOfferTexts } from "#locales/ko/limit-offer.ts";

export const jpLimitOffer = {
  firstTitle: "先に入金限度額を決める",
  firstText:
    "初めての入金の前に、1日、直近24時間、1週間、1か月の限度額を決められます。金額はご自身で入力し、いつでも引き下げられます。",
  decline: "限度額なしで続ける",
  declineAsk: "入金限度額を決めずに続けますか？限度額はマイページでいつでも決められます。",
  declineConfirm: "限度額なしで続ける",
  firstSet: "限度額を決める",
  failed: "限度額を変更できませんでした。しばらくしてからもう一度お試しください。",
} satisfies LimitOfferTexts;
