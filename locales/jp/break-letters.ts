import type { BreakLetters } from "#locales/ko/break-letters.ts";

export const jpBreakLetters: BreakLetters = {
  coolingOff: {
    title: "休止を開始しました",
    text: (until) =>
      `${until}まで、ベットと入金はできません。期間が終わると、すぐにまたご利用いただけます。`,
  },
  exclusion: {
    title: "自己排除を開始しました",
    text: (until) =>
      `${until}まで、ベットと入金はできません。その後に再び利用するには、ご自身での申請が必要です。`,
  },
  forEver: "このアカウントでは、今後ベットと入金はできません。",
  stays:
    "短縮や取り消しはできません。休止前のベットは通常どおり精算され、出金、明細の確認、お問い合わせは引き続きご利用いただけます。宣伝のお知らせはお送りしません。",
  help: "相談が必要なときは、「責任あるプレイ」ページの相談窓口にご連絡ください。",
};
