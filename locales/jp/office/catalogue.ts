import type { OfficeCatalogueTexts } from "#locales/ko/office/catalogue.ts";

export const jpOfficeCatalogue: OfficeCatalogueTexts = {
  title: "一覧の比較",
  addProvider: "ゲーム会社を追加",
  addLead: "オフの状態で追加されます。オンにするには別の担当者の承認が必要です。",
  code: "コード",
  codeHint: "英小文字、数字、ハイフンで32文字まで。後から変更できません。",
  lobbyHint:
    "ゲーム会社がロビーを開くコードです。英小文字、数字、ハイフンで32文字まで。後から変更できません。",
  added: "ゲーム会社を追加しました。",
  addGame: "ゲームを追加",
  addGameLead: "オフの状態で追加されます。オンにするには別の担当者の承認が必要です。",
  gameCodeHint: "ゲーム会社のコードをそのまま入力します。後から変更できません。",
  gameAdded: "ゲームを追加しました。",
  returnPercent: "還元率（%）",
  returnHint: "例：96.5。申告がない場合は空欄にします。",
  pictureHint: "画像を選択しない場合は、ゲーム会社の画像を使います。",
  compare: "ゲーム会社の一覧と比較",
  lead: {
    new: "ゲーム会社にあり、このサイトにないゲームです。",
    changed:
      "還元率、ボラティリティまたはビルドが変わったゲームです。承認されるまで会員には以前の値が表示されます。",
    gone: "ゲーム会社が提供を終えたゲームです。",
  },
  neverRead: "ゲーム会社の一覧をまだ読み込んでいないか、一覧のないプロトコルです。",
  readAt: "一覧を読み込んだ時刻",
  kinds: { new: "新しいゲーム", changed: "変更", gone: "提供終了" },
  search: "ゲーム名またはコード",
  find: "検索",
  takeSelected: (count) => `選択した${count}件を反映`,
  takeAll: (count) => `全${count}件を反映`,
  leftOut: {
    uncertified: (count) => `有効な認証書のないゲーム${count}件は除外されます。`,
    undescribed: (count) => `ルールまたはベット範囲のないゲーム${count}件は除外されます。`,
  },
  list: "反映するゲーム一覧",
  listLead: (count) =>
    `提案した担当者が確認したゲーム${count}件です。承認すると、この一覧がそのまま反映されます。`,
  listHash: "一覧のハッシュ（SHA-256）：",
  more: "次のゲーム",
  empty: {
    new: "新しいゲームはありません",
    changed: "変更されたゲームはありません",
    gone: "提供終了のゲームはありません",
  },
  first: (count) => `最初の${count}件を表示しています。反映すると次のゲームが表示されます。`,
  undeclared: "申告なし",
  returnToPlayer: "還元率",
  volatility: "ボラティリティ",
  says: {
    new: (provider, count) => `${provider}の新しいゲーム${count}件の公開`,
    changed: (provider, count) => `${provider}のゲーム${count}件の還元率とボラティリティの変更`,
    gone: (provider, count) => `${provider}のゲーム${count}件をオフにする`,
  },
  effect: {
    new: "承認されるとゲームが追加され、会員がすぐに遊べます。名前と画像は後から変更できます。",
    changed: "承認されると会員に新しい値が表示されます。",
    gone: "承認されると新しいベットを受け付けません。進行中のラウンドの配当は支払われます。",
  },
  propose: "提案",
};
