import type { OpenedGameTexts } from "#locales/ko/opened-game.ts";

export const jpOpenedGame: OpenedGameTexts = {
  openedGame: {
    unfinished: (held) =>
      `終了していないラウンドを、開いたウィンドウで続けます。このラウンドのベット額は${held}です。`,
    unfinishedHelp:
      "終了するまで、このゲームのベットはそのウィンドウでのみ受け付けます。続きが始まらない場合はカスタマーサポートにご連絡ください。",
    oneSlot:
      "スロットは一度に1つだけプレイできるため、先に開いたスロットではベットできなくなりました。",
    oneSlotHelp: "そのスロットで進行中のラウンドの配当は支払われます。",
    pausedHelp:
      "進行中のラウンドの配当は支払われ、出金もご利用いただけます。お困りの場合はカスタマーサポートにご連絡ください。",
  },
  refusals: {
    help_lines: "相談窓口のリンクがすべて応答しないため、現在ゲームを開始できません。",
  },
};
