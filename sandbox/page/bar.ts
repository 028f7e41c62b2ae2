import { element } from "./dom.ts";
import type { Words } from "./words.ts";

/** Balance, last win, session net and clock, always visible. */
export class Bar {
  readonly #words: Words;
  readonly #balance = element("balance", HTMLElement);
  readonly #lastWin = element("last-win", HTMLElement);
  readonly #net = element("net", HTMLElement);
  readonly #clock = element("clock", HTMLTimeElement);

  constructor(words: Words, leaving?: AbortSignal) {
    this.#words = words;
    const tick = () => {
      const now = Date.now();
      this.#clock.textContent = words.time(now);
      this.#clock.dateTime = new Date(now).toISOString();
    };
    tick();
    const ticking = setInterval(tick, 5_000);
    leaving?.addEventListener("abort", () => clearInterval(ticking));
  }

  balance(amount: string | null): void {
    this.#balance.textContent = amount === null ? "–" : this.#words.money(amount);
  }

  lastWin(amount: string | null): void {
    this.#lastWin.textContent = amount === null ? "–" : this.#words.money(amount);
  }

  net(amount: string): void {
    this.#net.textContent = this.#words.signedMoney(amount);
    this.#net.dataset.sign = amount.startsWith("-")
      ? "minus"
      : /[1-9]/.test(amount)
        ? "plus"
        : "zero";
  }
}
