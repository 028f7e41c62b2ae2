import type { OfficeSessionEndTexts } from "#locales/ko/office/session-end.ts";

export const jpOfficeSessionEnd: OfficeSessionEndTexts = {
  title: "まもなくセッションが終了します",
  why: "しばらく操作がありませんでした。続けるにはボタンを押してください。入力した内容はそのまま残ります。",
  left: (left) => `${left}後にセッションが終了します。`,
  goOn: "続ける",
  goOnFailed: "セッションを継続できませんでした。もう一度お試しください。",
  last: (time) =>
    `このセッションは${time}に終了し、延長できません。再ログインすると入力した内容に戻れます。`,
};
