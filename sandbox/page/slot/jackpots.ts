import type { JackpotsView, PoolView } from "../../play/wire.ts";
import { GameRefusal, Unreachable } from "../api.ts";
import { element, make } from "../dom.ts";
import type { GameApi } from "./api.ts";
import type { SlotWords } from "./words.ts";

/** The pools grow with the stakes of all players. */
const askEveryMs = 5_000;

/**
 * The meters of the operator's pools above the reels. A pool that cannot be won, or whose amount is
 * unknown, is not available.
 */
export class Jackpots {
  readonly #api: GameApi;
  readonly #words: SlotWords;
  readonly #list = element("jackpots", HTMLUListElement);
  #pools: readonly PoolView[];
  #asking: ReturnType<typeof setInterval> | undefined;

  constructor(api: GameApi, words: SlotWords, jackpots: JackpotsView | null) {
    this.#api = api;
    this.#words = words;
    this.#pools = jackpots?.pools ?? [];
    this.#list.hidden = jackpots === null;
    this.#list.setAttribute("aria-label", words.text("jackpots"));
    this.#draw();
    if (jackpots === null) return;
    this.#asking = setInterval(() => {
      if (!document.hidden) void this.ask();
    }, askEveryMs);
  }

  /** Requests the pools' balances; without an answer they are unknown. */
  async ask(): Promise<void> {
    if (this.#list.hidden) return;
    const answer = await this.#api.jackpots().catch((error: unknown) => {
      // The session has ended; the next action shows this to the player.
      if (error instanceof GameRefusal) clearInterval(this.#asking);
      else if (!(error instanceof Unreachable)) throw error;
      return undefined;
    });
    const known = answer?.jackpots?.pools;
    this.#pools = known ?? this.#pools.map((pool) => ({ ...pool, amount: null }));
    this.#draw();
  }

  #draw(): void {
    const meters = this.#pools.map(({ tier, amount }) => {
      const value = amount === null ? this.#words.text("jackpotOff") : this.#words.money(amount);
      return make(
        "li",
        { class: amount === null ? `meter ${tier} off` : `meter ${tier}` },
        make("b", { lang: "en" }, tier.toUpperCase()),
        make("span", {}, value),
      );
    });
    this.#list.replaceChildren(...meters);
  }
}

/** How long a jackpot is celebrated, during which nothing else happens. */
export const celebrationMs = 6_000;

export type WonJackpot = { tier: string; amount: string };

/** Shows a won jackpot over the reels; the caller decides for how long. */
export function showJackpot(words: SlotWords, { tier, amount }: WonJackpot) {
  const award = element("award", HTMLElement);
  const title = words.text("jackpotWon", { tier: tier.toUpperCase() });
  award.dataset.jackpot = tier;
  element("award-title", HTMLElement).textContent = title;
  element("award-text", HTMLElement).textContent = words.money(amount);
  award.hidden = false;
  const hide = (): void => {
    award.hidden = true;
    delete award.dataset.jackpot;
  };
  return { title, amount, hide };
}
