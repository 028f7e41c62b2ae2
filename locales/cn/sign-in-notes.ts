import type { SignInNoteTexts } from "#locales/ko/sign-in-notes.ts";

export const cnSignInNotes: SignInNoteTexts = {
  title: "登录站内信",
  each: "每次登录都接收站内信",
  hint: (most) =>
    `在新浏览器登录时，无论如何设置都会发送站内信。其他登录在24小时内最多发送${most}条。`,
  turnedOn: "每次登录都会向您发送站内信。",
  turnedOff: "仅在新浏览器登录时向您发送站内信。",
  failed: "更改失败，请重试。",
};
