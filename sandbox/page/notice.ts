import { element } from "./dom.ts";
import type { CommonKey, Words } from "./words.ts";

const refusalTexts: Readonly<Record<string, CommonKey>> = {
  "100": "refused100",
  "101": "refused110",
  "105": "refused105",
  "106": "refused106",
  "107": "refused107",
  "110": "refused110",
  "153": "refused153",
  "154": "refused107",
  "405": "refusedOffer",
  "410": "refusedOffer",
  "411": "refusedOffer",
  "420": "refusedOffer",
};

/** The text of a wallet's refusal. */
export const refusalText = (words: Words, code: string): string => {
  const key = refusalTexts[code];
  return key === undefined ? words.text("refusedOther", { code }) : words.text(key);
};

/** The line above the reels that shows the current state of the game. */
export class Notice {
  readonly #place = element("notice", HTMLElement);

  say(text: string, tone: "calm" | "trouble"): void {
    if (this.#place.textContent !== text) this.#place.textContent = text;
    this.#place.dataset.tone = tone;
  }

  clear(): void {
    this.#place.textContent = "";
    delete this.#place.dataset.tone;
  }
}
