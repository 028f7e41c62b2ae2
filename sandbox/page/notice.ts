import { element } from "./dom.ts";
import type { CommonKey, Words } from "./words.ts";

const refusalTexts: Readonly<Record<string, CommonKey>> = {
  "100": "refused100",
  "101": "refused110",
  "105": "refused105",
  "105-check": "refusedCheck",
  "105-time": "refusedTime",
  "105-hours": "refused105",
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
  const [closed = "", until] = code.split("@");
  if (until !== undefined && closed === "105-hours")
    return words.text("refusedHours", { time: words.time(Date.parse(until)) });
  const key = refusalTexts[code];
  return key === undefined ? words.text("refusedOther", { code }) : words.text(key);
};

const passingMs = 6_000;

/** The line above the reels that shows the current state of the game. */
export class Notice {
  readonly #place = element("notice", HTMLElement);
  #passing: ReturnType<typeof setTimeout> | undefined;

  /** Stays until it is cleared or another text replaces it. */
  say(text: string, tone: "calm" | "trouble"): void {
    clearTimeout(this.#passing);
    if (this.#place.textContent !== text) this.#place.textContent = text;
    this.#place.dataset.tone = tone;
  }

  /** Disappears by itself. */
  pass(text: string, tone: "calm" | "trouble"): void {
    this.say(text, tone);
    this.#passing = setTimeout(() => this.clear(), passingMs);
  }

  clear(): void {
    clearTimeout(this.#passing);
    this.#place.textContent = "";
    delete this.#place.dataset.tone;
  }
}
