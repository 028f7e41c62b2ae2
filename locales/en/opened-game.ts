import type { OpenedGameTexts } from "#locales/ko/opened-game.ts";

export const enOpenedGame: OpenedGameTexts = {
  openedGame: {
    unfinished: (held) =>
      `Your unfinished round continues in the window that opened. Its stake of ${held} is held until the round ends.`,
    unfinishedHelp:
      "Until it is finished, only that window takes stakes in this game. If the round does not continue there, please write to the help desk.",
    oneSlot: "You can play one slot at a time, so the slot that was open takes no more stakes.",
    oneSlotHelp: "Wins of its rounds under way are paid.",
    pausedHelp:
      "Wins of rounds under way are paid, and you can withdraw. If you need help, please write to the help desk.",
  },
  refusals: {
    help_lines: "Games are paused because none of the help lines' links works at the moment.",
  },
};
