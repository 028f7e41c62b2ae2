import { element } from "../dom.ts";
import type { SlotWords } from "./words.ts";

/** The line under the reels that shows the result of the spin. */
export class Banner {
  readonly #words: SlotWords;
  readonly #place = element("banner", HTMLElement);
  readonly #text = element("banner-text", HTMLElement);
  readonly #amount = element("banner-amount", HTMLElement);

  constructor(words: SlotWords) {
    this.#words = words;
  }

  say(text: string): void {
    this.#text.textContent = text;
    this.#amount.textContent = "";
    delete this.#place.dataset.tone;
  }

  /** Shows an amount; counts up to it when `moving`. `joyful` is for wins above the stake only. */
  async amount(text: string, amount: string, joyful: boolean, moving: boolean): Promise<void> {
    this.#text.textContent = text;
    if (joyful) this.#place.dataset.tone = "win";
    else delete this.#place.dataset.tone;
    const goal = Number(amount);
    const startedAt = performance.now();
    const lengthMs = moving && joyful ? 900 : 0;
    for (;;) {
      const share = lengthMs === 0 ? 1 : Math.min(1, (performance.now() - startedAt) / lengthMs);
      if (share >= 1) break;
      this.#amount.textContent = this.#words.money(
        String(Math.trunc(goal * (1 - (1 - share) ** 2))),
      );
      await new Promise((next) => requestAnimationFrame(next));
    }
    this.#amount.textContent = this.#words.money(amount);
  }
}
