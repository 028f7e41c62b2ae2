import type { LimitLetters, LimitNames, LimitTexts } from "#locales/ko/limits.ts";

/** The kinds of limits, as the account and letters name them. */
export const jpLimitNames: LimitNames = {
  kinds: {
    deposit: "入金限度額",
    loss: "損失限度額",
    stake: "ベット限度額",
    single: "1回のベット限度額",
    balance: "残高限度額",
    time: "利用時間の上限",
  },
  products: { casino: "カジノ", slot: "スロット", sport: "スポーツ" },
  /** Why staff impose a limit, as the member and operators read it. */
  grounds: {
    signs: "過度な利用の兆候",
    means: "収入に見合わない利用額",
    wish: "ご本人の希望",
    law: "法令または監督機関の要請",
  },
  /** The limit of one product. */
  ofProduct: (product, kind) => `${product}の${kind}`,
};

/** Texts about the limits that a member sets. */
export const jpLimits: LimitTexts = {
  ...jpLimitNames,
  title: "限度額",
  lead: (waits, within) =>
    `入金とベットをご自身で制限できます。新しい限度額と引き下げた限度額は、すぐに適用されます。引き上げや解除には、${waits}待ってから${within}以内に確認が必要です。それまでは今の限度額が続きます。スタッフが限度額を引き上げたり解除したりすることはできません。`,
  explained: {
    deposit: "期間中に入金できる合計です。出金しても増えません。",
    loss: "ベットから配当を引いた金額です。ベットは残りの金額までで、配当は必ず支払われます。",
    stake: "期間中にベットできる合計です。",
    single: "1回にベットできる金額です。",
    balance: "残高がこの金額を超える入金は受け付けません。配当は必ず支払われます。",
    time: "1日にログインできる時間です。5分前にお知らせし、時間になるとベットが止まり、ログアウトします。",
  },
  none: "限度額なし",
  used: "使用",
  left: "残り",
  renewsAt: "次の開始",
  set: "設定",
  change: "変更",
  remove: "解除",
  amount: "金額",
  save: "保存",
  rule: (max) => `1ウォン単位、${max}まで`,
  rolling: "24時間たった分から順に数えなくなります。",
  byProduct: "ゲームの種類ごとの限度額",
  byProductLead:
    "カジノ、スロット、スポーツを別々に制限できます。ほかの限度額とともに適用され、残りが最も少ないものが基準になります。",
  timeAmount: "時間（分）",
  timeRule: (max) => `1分から${max}まで`,
  timeTooLong: (max) => `1日は${max}です。`,
  minutesNeeded: "分を数字で入力してください。",
  checks: "利用時間のお知らせ",
  checksLead:
    "決めた間隔で、ログインしている時間、ベット、配当、損益をお見せします。確認するまで新しいベットは止まり、配当は支払われます。",
  checkEvery: "お知らせの間隔",
  checkSaved: "お知らせの間隔を変更しました。",
  unchanged: "今の限度額と同じです。",
  saved: "限度額が今から適用されます。",
  raiseAsk: (amount, waits, within) =>
    `限度額を${amount}に引き上げますか？${waits}後から${within}以内に、この画面で確認すると引き上げられます。それまでは今の限度額が続きます。`,
  removeAsk: (waits, within) =>
    `限度額を解除しますか？${waits}後から${within}以内に、この画面で確認すると解除されます。それまでは今の限度額が続きます。`,
  raise: "引き上げを申請",
  askRemoval: "解除を申請",
  asked: "申請しました。今の限度額が続きます。",
  raiseTo: (amount) => `${amount}に引き上げ`,
  removal: "限度額の解除",
  waits: (ready) => `${ready}から確認できます。`,
  ready: (lapses) => `${lapses}までに確認しないと、申請は取り消されます。`,
  confirm: "確認する",
  confirmed: "限度額が変わりました。",
  takeBack: "申請を取り消す",
  takenBack: "申請を取り消しました。",
  reviewTitle: "限度額は今も合っていますか",
  reviewText:
    "6か月間、限度額が変わっていません。利用状況を確認し、限度額を維持するか変更してください。引き下げはすぐに適用されます。",
  reviewFigures: "利用状況を見る",
  reviewKeep: "このまま維持",
  reviewed: "限度額を維持します。",
  byOperator: "運営者による設定",
  byOperatorSince: "適用開始",
  byOperatorWhy: "理由",
  ownAmount: "ご自身の設定",
  byOperatorLead: "運営者とご自身の設定のうち、低いほうが適用されます。",
  contest: "異議を申し立てる",
};

/** Letters about limits that are nearly or wholly used; `limit` is the name with its period. */
export const jpLimitLetters: LimitLetters = {
  near: {
    title: "限度額の80%を使用しました",
    text: (limit, amount) =>
      `${limit}${amount}の80%以上を使用しました。残りの金額は、マイページの「限度額」で確認できます。`,
  },
  reached: {
    title: "限度額をすべて使用しました",
    text: (limit, amount) =>
      `${limit}${amount}をすべて使用しました。次にいつ始まるかは、マイページの「限度額」で確認できます。`,
  },
  review: {
    title: "限度額をご確認ください",
    text: "設定した限度額が6か月間変わっていません。マイページの「利用状況」を確認し、「限度額」で維持するか変更してください。",
  },
  /** `since` is a moment with its zone, `why` one of the grounds. */
  imposed: {
    title: "運営者が限度額を設定しました",
    text: (limit, amount, since, why) =>
      `${since}から、運営者による${limit}は${amount}です。理由：${why}。ご自身でも設定している場合は、低いほうが適用されます。`,
    contest:
      "同意できない場合は、お問い合わせの「措置への異議」からご連絡ください。設定した担当者とは別の担当者がお答えします。",
  },
  imposedRaised: {
    title: "運営者が限度額を引き上げました",
    text: (limit, amount, since) =>
      `${since}から、運営者による${limit}は${amount}です。ご自身で設定した限度額は変わりません。`,
  },
  imposedEnded: {
    title: "運営者が限度額を解除しました",
    text: (limit, since) =>
      `${since}から、運営者による${limit}は適用されません。ご自身で設定した限度額は変わりません。`,
  },
  name: (kind, period) => `${period}の${kind}`,
};
