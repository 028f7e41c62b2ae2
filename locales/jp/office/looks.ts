import type { OfficeLookTexts } from "#locales/ko/office/looks.ts";

export const jpOfficeLooks: OfficeLookTexts = {
  title: "サイトの外観",
  open: "外観",
  lead: "サイトの色、ロゴ、ホームのバナーの文言です。保存するとすぐに会員に表示されます。",
  brand: "色とロゴ",
  accent: "アクセントカラー",
  onAccent: "アクセントカラー上の文字",
  focus: "フォーカスの枠",
  colorHints: {
    accent: "ボタン、選択中の項目、金額に使います。",
    onAccent: "ボタンの文字に使います。",
    focus: "キーボードで選択した項目の枠に使います。",
  },
  weak: (ratio, least) =>
    `コントラストは${ratio}:1です。${least}:1以上になる色を選択してください。`,
  builtIn: "既定",
  useBuiltIn: "既定に戻す",
  logo: "ロゴ",
  newLogo: "新しいロゴ",
  logoHint:
    "PNG、JPEG、WebPのファイルで、4MB以下、幅と高さは76～8,000ピクセル、幅は高さの4倍までです。暗い背景の上に表示されます。",
  logoWrong: "このファイルはロゴに使えません。形式とサイズを確認してください。",
  texts: "バナーの文言",
  textsHint: "空欄の場合は既定の文言を表示します。",
  bannerTitle: "バナーのタイトル",
  bannerLine: "バナーの説明",
  bannerButton: "バナーのボタン",
  tooLong: "スマートフォンの画面に収まりません。短くしてください。",
  preview: "プレビュー",
  saved: "サイトの外観を保存しました。",
};
