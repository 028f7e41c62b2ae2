import type { ToolsPageTexts } from "#locales/ko/tools.ts";

export const cnToolsPage: ToolsPageTexts = {
  title: "自我保护工具",
  dueTitle: "游戏前请查看自我保护工具",
  lead: "您可以用这些工具设定花费的金钱和时间，或暂停休息。需要的工具现在就可以在这里启用，以后也可以随时在“理性游戏”中使用。确认后即可开始游戏。",
  none: "您已查看自我保护工具，可随时在这里启用。",
  acknowledge: "我已查看",
  acknowledged: "已保存您的确认。",
  failed: "未能保存您的确认，请重试。",
  toLobby: "返回大厅",
};
