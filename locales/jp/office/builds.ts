import type { OfficeBuildTexts } from "#locales/ko/office/builds.ts";

export const jpOfficeBuilds: OfficeBuildTexts = {
  title: "ゲームのビルド",
  lead: "ゲームごとに提供するビルドと還元率を固定します。ゲーム会社の一覧が別のビルドや還元率を示すと、そのゲームはすぐに開けなくなり、新しいベットも受け付けません。進行中のラウンドの配当は支払われます。ゲーム会社が固定したビルドに戻るか、別のビルドを固定すると再び開けます。",
  pinned: "固定したビルド",
  told: "ゲーム会社が示すビルド",
  none: "なし",
  state: "状態",
  states: {
    same: "一致",
    other: "別のビルド、停止中",
    off: "オフのビルド、停止中",
    unpinned: "未固定",
    untold: "比較する一覧なし",
  },
  pin: "固定",
  pinOf: (name) => `${name}のビルドを固定`,
  version: "バージョン",
  versionHint: "認証書とゲーム会社の一覧のとおりに入力します。",
  returnHint: "例：96.5。ベットごとに還元率が異なるゲームでは空欄にします。",
  pinLead:
    "固定したビルドは会員のゲーム案内に表示されます。オンのゲームには、このビルドの有効な認証書が必要です。",
  studioBuilds: "ゲーム会社のビルド",
  noBuilds: "固定したビルドはありません",
  count: "ゲーム数",
  used: "使用",
  inUse: (version) => `ビルド${version}を使用`,
  offTitle: (version) => `ビルド${version}をオフにする`,
  offLead: (count) =>
    `このビルドのゲーム${count}件は、5秒以内にすべてのサイトで新しいベットを受け付けなくなります。進行中のラウンドは最後まで処理されます。`,
  onTitle: (version) => `ビルド${version}をオンにする`,
  off: "オフにする",
  on: "オンにする",
  switchedOff: "ビルドをオフにしました。",
  says: (game, version, percent) => `${game}をビルド${version}（還元率${percent}）に固定`,
  saysOn: (provider, version) => `${provider}のビルド${version}をオンにする`,
};
