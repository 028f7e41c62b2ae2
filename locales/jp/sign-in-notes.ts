import type { SignInNoteTexts } from "#locales/ko/sign-in-notes.ts";

export const jpSignInNotes: SignInNoteTexts = {
  title: "ログインのメッセージ",
  each: "ログインのたびにメッセージを受け取る",
  hint: (most) =>
    `新しいブラウザからのログインは、設定にかかわらずメッセージでお知らせします。その他のログインは24時間に${most}件までお知らせします。`,
  turnedOn: "ログインのたびにメッセージをお送りします。",
  turnedOff: "新しいブラウザからのログインのみメッセージをお送りします。",
  failed: "変更できませんでした。もう一度お試しください。",
};
