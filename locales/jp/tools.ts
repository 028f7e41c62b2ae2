import type { ToolsPageTexts } from "#locales/ko/tools.ts";

export const jpToolsPage: ToolsPageTexts = {
  title: "プレイヤー保護機能",
  dueTitle: "ゲームの前に保護機能を確認してください",
  lead: "使うお金と時間を決めたり、休んだりするための機能です。必要なものは今ここで始められ、後からも「責任あるプレイ」でいつでも使えます。確認するとゲームを始められます。",
  none: "保護機能は確認済みです。いつでもここから始められます。",
  acknowledge: "確認しました",
  acknowledged: "確認を保存しました。",
  failed: "確認を保存できませんでした。もう一度お試しください。",
  toLobby: "ロビーへ",
};
