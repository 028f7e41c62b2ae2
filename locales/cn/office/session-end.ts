import type { OfficeSessionEndTexts } from "#locales/ko/office/session-end.ts";

export const cnOfficeSessionEnd: OfficeSessionEndTexts = {
  title: "会话即将结束",
  why: "您已有一段时间没有操作。如需继续，请点击按钮。已输入的内容会保留。",
  left: (left) => `会话将在${left}后结束。`,
  goOn: "继续使用",
  goOnFailed: "未能保持会话，请重试。",
  last: (time) => `本会话将于${time}结束，无法延长。重新登录后，已输入的内容会恢复。`,
};
