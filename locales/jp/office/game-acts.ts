import type { GameActTexts } from "#locales/ko/office/game-acts.ts";

export const jpGameActs: GameActTexts = {
  "set-provider-used": "ゲーム会社の切り替え",
  "order-providers": "ゲーム会社の並べ替え",
  "change-provider": "ゲーム会社の変更",
  "set-game-used": "ゲームの切り替え",
  "order-games": "ゲームの並べ替え",
  "change-game": "ゲームの変更",
  "upload-game-art": "ゲーム画像の登録",
  "add-game-provider": "ゲーム会社の追加",
  "add-game": "ゲームを追加",
  "import-games": "ゲーム一覧の反映",
  "import-game-list": "ゲーム一覧全体の反映",
  "set-game-availability": "提供範囲の変更",
  "set-game-info-sheet": "ゲーム案内の作成",
  "pin-game-build": "ゲームのビルドの固定",
  "set-build-used": "ビルドの切り替え",
  "set-game-figures": "還元率とボラティリティの入力",
  "add-game-certificate": "認証書の登録",
  "add-system-certificate": "乱数生成器・プラットフォームの認証書の登録",
  "withdraw-system-certificate": "乱数生成器・プラットフォームの認証書の取り下げ",
  "withdraw-game-certificate": "認証書の取り下げ",
};
