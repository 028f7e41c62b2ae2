import type { ToolsPageTexts } from "#locales/ko/tools.ts";

export const enToolsPage: ToolsPageTexts = {
  title: "Protection tools",
  dueTitle: "Protection tools, before you play",
  lead: "With these tools you set how much money and time you spend, or take a break. You can start any of them here now, and later at “Play safely” whenever you like. Once you confirm that you have seen them, you can play.",
  none: "You have seen the protection tools. You can start any of them here whenever you like.",
  acknowledge: "I have seen them",
  acknowledged: "Your confirmation was saved.",
  failed: "Your confirmation could not be saved. Please try again.",
  toLobby: "To the lobby",
};
