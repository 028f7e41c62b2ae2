import type { QuietNames, QuietTexts } from "#locales/ko/quiet-times.ts";

/** The names of what a member closes, as the account and the office say them. */
export const jpQuietNames: QuietNames = {
  kinds: { hours: "プレイ休止時間", days: "入金しない曜日" },
  /** From Monday to Sunday. */
  weekdays: ["月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日", "日曜日"],
  span: (from, until) => `${from}から${until}まで`,
  none: "設定なし",
};

/** Texts about no-play hours and deposit-free days. */
export const jpQuietTimes: QuietTexts = {
  ...jpQuietNames,
  title: "プレイ休止時間と入金しない曜日",
  lead: (waits, within) =>
    `プレイしない時間帯と入金しない曜日をご自身で決められます。新しい設定や長くした設定は、すぐに適用されます。短縮、移動、解除には、${waits}待ってから${within}以内に確認が必要です。それまでは今の設定が続きます。`,
  hoursText: "この時間帯はベットを受け付けません。配当と精算は必ず支払われ、出金もできます。",
  daysText:
    "この曜日は入金を申請できず、前に申請した入金も反映されません。出金はいつでもできます。",
  now: (until) => `今はプレイ休止時間です。${until}から再びプレイできます。`,
  today: "今日は入金しない曜日です。",
  from: "開始",
  until: "終了",
  timeRule: "1日の中の一つの時間帯です。午前0時をまたげます。",
  timeNeeded: "開始と終了の時刻を入力してください。",
  sameTime: "開始と終了が同じです。別の時刻を入力してください。",
  choose: "入金しない曜日",
  unchanged: "今の設定と同じです。",
  saved: "今から適用されます。",
  asked: "申請しました。今の設定が続きます。",
  looseAsk: (what, waits, within) =>
    `「${what}」に変更しますか？${waits}後から${within}以内に、この画面で確認すると変わります。それまでは今の設定が続きます。`,
  askChange: "変更を申請",
  changeTo: (what) => `変更後：${what}`,
  confirmed: "設定が変わりました。",
};
