import { betRow, listLatest } from "../panels/history.ts";
import type { MinesApi } from "./api.ts";
import type { MinesWords } from "./words.ts";

/** The latest rounds of this player. */
export const fillMinesHistory = (
  body: HTMLElement,
  api: MinesApi,
  words: MinesWords,
): Promise<void> => {
  const asked = api.rounds().then(({ rounds }) => rounds);
  return listLatest(body, asked, words, (round) => {
    const { mines, revealed, field } = round;
    const found = revealed.filter((tile) => !(field ?? []).includes(tile)).length;
    return betRow(words, round, words.text("roundFacts", { mines, found }));
  });
};
