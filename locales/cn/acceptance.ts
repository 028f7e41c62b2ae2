import type { AcceptanceTexts } from "#locales/ko/acceptance.ts";

export const cnAcceptance = {
  title: "同意条款",
  dueTitle: "请同意新条款",
  lead: "使用条款和隐私政策已更改。同意后才能继续存款和游戏。提款无需同意。",
  accept: "我已阅读并同意使用条款和隐私政策",
  acceptNeeded: "请勾选以表示同意。",
  agree: "同意",
  agreed: "您已同意条款。",
  none: "没有需要同意的新条款",
  changed: "期间又发布了更新的条款，请阅读新内容。",
  failed: "未能保存您的同意，请重试。",
  toLobby: "返回大厅",
} satisfies AcceptanceTexts;
