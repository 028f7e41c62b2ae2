import type { AcceptanceTexts } from "#locales/ko/acceptance.ts";

export const jpAcceptance = {
  title: "規約への同意",
  dueTitle: "新しい規約に同意してください",
  lead: "利用規約とプライバシーポリシーが変わりました。同意すると入金とゲームを続けられます。出金は同意しなくてもできます。",
  accept: "利用規約とプライバシーポリシーを読み、同意します",
  acceptNeeded: "同意するにはチェックを入れてください。",
  agree: "同意する",
  agreed: "同意しました。",
  none: "同意が必要な新しい規約はありません",
  changed: "その間にさらに新しい規約が公開されました。新しい内容をお読みください。",
  failed: "同意を保存できませんでした。もう一度お試しください。",
  toLobby: "ロビーへ",
} satisfies AcceptanceTexts;
