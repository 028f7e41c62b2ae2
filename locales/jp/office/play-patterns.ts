import type { OfficePlayPatternTexts } from "#locales/ko/office/play-patterns.ts";

export const jpOfficePlayPatterns = {
  title: "プレイパターン",
  lead: "終わったラウンドの開始時刻を1分ごとに読み取って記録します。会員を自動で制限することはありません。",
  views: { games: "早すぎる開始", open: "レビュー待ち", closed: "レビュー済み" },
  leads: {
    games:
      "過去30日間に、法域の規則より短い間隔で始まったラウンドがあるゲームです。時刻はゲーム会社の呼び出しが届いた時点のため、ゲーム内の間隔とは通信の遅れの分だけ異なることがあります。証明書と比べ、ゲーム会社に確認してください。",
    reviews:
      "利用規約で公開している基準に達した測定値です。測定値だけではプログラムの使用とは判断できません。ゲームに独自の自動プレイがあるかどうかは把握していないため、ゲーム会社に確認してください。",
  },
  none: {
    games: "過去30日間に早すぎる開始はありません",
    open: "レビュー待ちの会員はいません",
    closed: "レビュー済みの記録はありません",
  },
  starts: "早すぎる開始",
  members: "会員",
  shortest: "最短の間隔",
  least: "最小の間隔",
  last: "最後",
  certificates: "証明書",
  certificatesOf: (game) => `${game}の証明書`,
  signs: {
    longPlay: "休みのないプレイ",
    evenRhythm: "均一な間隔",
    twoNetworks: "2つのネットワーク",
  },
  sign: "測定",
  measured: "値",
  threshold: "基準",
  when: "期間",
  rounds: "ラウンド",
  roundsOf: (member) => `${member}のラウンド`,
  rhythm: (intervals, mean) => `間隔${intervals}個、平均${mean}`,
  spread: (value) => `標準偏差${value}`,
  below: (value) => `${value}未満`,
  opened: "測定により開始",
  closedBy: (operator) => `${operator}が決定`,
  decide: "決定",
  decideNote:
    "決定しても会員のアカウントは変わりません。連絡や停止は会員の画面で別に行います。理由には判明したことを書いてください。",
  outcome: "結果",
  outcomes: { open: "レビュー中", explained: "説明がついた", acted: "対応した" },
} satisfies OfficePlayPatternTexts;
