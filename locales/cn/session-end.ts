import type { SessionEndTexts } from "#locales/ko/session-end.ts";

export const cnSessionEnd: SessionEndTexts = {
  title: "即将退出登录",
  why: "您已有一段时间没有操作。如需继续使用，请点击按钮。",
  left: (left) => `${left}后将退出登录。`,
  goOn: "继续使用",
  goOnFailed: "未能保持登录，请重试。",
  last: (time) => `本次登录即将达到最长时间，将于${time}退出登录。无法延长，但您可以重新登录。`,
};
