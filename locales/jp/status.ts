import type { StatusTexts } from "#locales/ko/status.ts";

export const jpStatus: StatusTexts = {
  lead: (days) =>
    `サービスの各部分を現在利用できるかどうかと、過去${days}日間に停止した時間を表示します。`,
  allAvailable: "すべてのサービスを利用できます",
  someTrouble: "一部のサービスを利用できません",
  measuredAt: (time) => `${time}時点`,
  services: "サービス",
  studios: "ゲーム会社",
  parts: {
    site: "サイト",
    "sign-ins": "ログイン",
    games: "ゲーム",
    deposits: "入金",
    withdrawals: "出金",
    comp: "コンプの交換",
  },
  states: {
    available: "利用可能",
    switched_off: "運営者が停止",
    not_answering: "応答なし",
    none: "記録なし",
  },
  bars: (days, interrupted, unrecorded) =>
    `過去${days}日間のうち、停止があった日は${interrupted}日、記録のない日は${unrecorded}日`,
  availability: "稼働率",
  last: (days) => `${days}日間`,
  recordedFrom: (date) => `${date}から記録`,
  notRecorded: "まだ記録がありません",
  listedFrom: (date) => `${date}より前の停止は一覧とグラフに含まれていません`,
  barsTitle: "日ごとの状態",
  interruptions: (days) => `過去${days}日間の停止`,
  noInterruptions: "記録された停止はありません",
  part: "停止したサービス",
  cause: "理由",
  began: "開始",
  ended: "終了",
  length: "継続時間",
  lasts: "継続中",
  before: (date) => `${date}より前`,
  rulesTitle: "記録の方法",
  rules: [
    "状態は5秒ごとに記録します。どのサーバーも動作していなかった時間は、サイトが停止した時間です。",
    "稼働率は、記録した時間のうち利用できた時間の割合で、小数点以下第3位を切り捨てています。運営者が停止した時間も、利用できなかった時間として計算します。記録のない時間は計算に含めません。",
    "1分未満の停止は稼働率にだけ反映し、一覧には表示しません。1分以内に再び起きた停止は1件として表示します。",
    "運営者のすべてのサイトをまとめて記録します。",
  ],
};
