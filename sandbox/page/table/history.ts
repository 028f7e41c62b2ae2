import { betRow, listLatest } from "../panels/history.ts";
import type { TableApi } from "./api.ts";
import type { TableWords } from "./words.ts";

/** The latest bets of this player in this lobby. */
export const fillTableHistory = (
  body: HTMLElement,
  api: TableApi,
  words: TableWords,
): Promise<void> => {
  const asked = api.wagers().then(({ wagers }) => wagers);
  return listLatest(body, asked, words, (wager) => betRow(words, wager, words.text(wager.kind)));
};
