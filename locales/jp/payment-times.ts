import type { PaymentTimesTexts } from "#locales/ko/payment-times.ts";

export const jpPaymentTimes = {
  lead: (days) =>
    `直近${days}日間に処理した申請に実際にかかった時間です。すべての申請が同じ順番待ちに入るため、運営者の全サイトをまとめて計測しています。`,
  depositTitle: "入金の処理時間",
  withdrawTitle: "出金の処理時間",
  median: "半数の申請（中央値）",
  p95: "95%の申請",
  withinTime: (time) => `${time}以内`,
  measuredFrom: "計測した申請",
  requests: (count) => `${count}件`,
  depositSpan: "申請から承認または拒否までの時間で、振込が届くまでの時間を含みます。",
  withdrawSpan: "申請から銀行の明細で支払いを確認するまでの時間です。",
  measured: (days, time) =>
    `直近${days}日間を${time}に計測しました。新しい申請はこれより長くかかることがあります。`,
  tooFew: (least, days) =>
    `直近${days}日間に処理した申請が${least}件に満たないため、時間を表示していません。`,
  ahead: "先に待っている申請",
  countedAt: (time) => `${time}時点`,
} satisfies PaymentTimesTexts;
