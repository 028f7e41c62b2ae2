import type { BreakTexts, OfficeBreakTexts, koBreakTerms } from "#locales/ko/breaks.ts";

/** The terms of breaks, as members and operators read them. */
export const jpBreakTerms = {
  "1d": "24時間",
  "7d": "7日間",
  "30d": "30日間",
  "6w": "6週間",
  "6m": "6か月",
  "1y": "1年間",
  "5y": "5年間",
  ever: "無期限",
} satisfies typeof koBreakTerms;

/** Texts about cooling-off and self-exclusion in the member's account. */
export const jpBreaks: BreakTexts = {
  title: "利用を休む",
  lead: "選んだ期間は、ベットと入金ができません。すぐに始まり、延長はできますが、短縮や取り消しはできません。出金、明細の確認、サポートへのお問い合わせは引き続きご利用いただけます。",
  undecided: "休止の前に行ったベットは通常どおり精算され、配当は残高に加算されます。",
  coolingOff: "一時休止",
  coolingOffText: "期間が終わると、すぐにまたご利用いただけます。",
  exclusion: "自己排除",
  exclusionText: (waits) =>
    `期間の終了後にご自身で利用再開を申請し、申請から${waits}たつとご利用いただけます。それまでは、同じ電話番号や口座番号で新規登録できません。`,
  terms: jpBreakTerms,
  ask: (term) =>
    `今から${term}、ベットと入金ができなくなります。短縮や取り消しはできません。始めますか？`,
  askForEver:
    "このアカウントでは今後ずっとベットと入金ができなくなります。取り消しはできません。始めますか？",
  start: "始める",
  started: "利用の休止を始めました。",
  failed: "休止を始められませんでした。しばらくしてからもう一度お試しください。",
  runningCoolingOff: "利用を休止中です",
  runningExclusion: "自己排除中です",
  startedAt: "開始",
  endsAt: "終了",
  forEver: "なし",
  longer: "期間の延長",
  over: "自己排除の期間が終わりました。再びご利用になるには、利用再開を申請してください。",
  askReturn: "利用再開を申請",
  askReturnAsk: (waits) => `利用再開を申請しますか？${waits}後からベットと入金ができます。`,
  returnAsked: "利用再開を申請しました。",
  returnFailed: "申請できませんでした。しばらくしてからもう一度お試しください。",
  returnsAt: "利用再開",
  returnReason: "利用再開の理由",
  returnReasonHint: "スタッフが確認します。",
  returnReasonNeeded: "利用を再開する理由を入力してください。",
  limitsBefore:
    "再びご利用になる前に、入金とベットの限度額を低く設定できます。設定した限度額はすぐに適用されます。",
  setLimits: "限度額を設定",
};

/** Texts about a member's break in the back office. */
export const jpOfficeBreaks: OfficeBreakTexts = {
  coolingOff: (until) => `会員は${until}まで利用を休止しています。担当者は解除できません。`,
  exclusion: (until) => `会員は${until}まで自己排除中です。担当者は解除できません。`,
  closing: (at) =>
    `会員が${at}に退会を申請しました。残高がすべて出金されると自動で退会になります。`,
  closed: (at) => `会員の申請により、${at}に退会になりました。`,
  forEver: "会員は無期限の自己排除中です。担当者は解除できません。",
};
