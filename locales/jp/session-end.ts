import type { SessionEndTexts } from "#locales/ko/session-end.ts";

export const jpSessionEnd: SessionEndTexts = {
  title: "まもなくログアウトします",
  why: "しばらく操作がありませんでした。続けて利用するにはボタンを押してください。",
  left: (left) => `${left}後にログアウトします。`,
  goOn: "利用を続ける",
  goOnFailed: "ログインを維持できませんでした。もう一度お試しください。",
  last: (time) =>
    `1回のログインで利用できる時間がまもなく終わります。${time}にログアウトします。延長はできませんが、もう一度ログインできます。`,
};
