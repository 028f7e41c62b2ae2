import { make } from "../dom.ts";
import type { TableWords } from "./words.ts";

/** The content of a spot: chips that are bet, chips that are not bet yet, and other players. */
export type OnSpot = { bet: bigint; staged: bigint; players: number };

/** The places of a table where chips can be put. */
export class Spots {
  readonly #words: TableWords;
  readonly #spots = new Map<
    string,
    { button: HTMLButtonElement; name: string | null; chip: HTMLElement }
  >();
  readonly #compact: Intl.NumberFormat;

  constructor(words: TableWords) {
    this.#words = words;
    this.#compact = new Intl.NumberFormat(words.language, {
      notation: "compact",
      maximumFractionDigits: 1,
    });
  }

  /**
   * Makes the button of a spot; its content comes before the chip on it. A spot whose content does
   * not name it has a `name`.
   */
  make(
    spot: string,
    name: string | null,
    attributes: Readonly<Record<string, string>>,
    ...content: (Node | string)[]
  ): HTMLButtonElement {
    const chip = make("span", { class: "lying", hidden: "" });
    const button = make(
      "button",
      { type: "button", "data-spot": spot, ...attributes },
      ...content.flatMap((each) => [each, " "]),
      chip,
    ) as HTMLButtonElement;
    this.#spots.set(spot, { button, name, chip });
    return button;
  }

  /** Calls `put` with the spot of every pressed button. */
  listen(put: (spot: string) => void): void {
    for (const [spot, { button }] of this.#spots)
      button.addEventListener("click", () => {
        if (button.getAttribute("aria-disabled") !== "true") put(spot);
      });
  }

  draw(on: (spot: string) => OnSpot, isOpen: boolean): void {
    for (const [spot, { button, name, chip }] of this.#spots) {
      const { bet, staged, players } = on(spot);
      const total = bet + staged;
      chip.hidden = total === 0n;
      // Compact, because the spot's accessible name has the amount in full.
      chip.dataset.amount = this.#compact.format(total);
      chip.dataset.staged = String(staged > 0n);
      button.setAttribute("aria-disabled", String(!isOpen));
      const others = button.querySelector<HTMLElement>(".others");
      if (others !== null) {
        others.textContent = players > 0 ? this.#words.text("playersOn", { count: players }) : "";
      }
      if (name === null) continue;
      const amount = total > 0n ? `, ${this.#words.money(String(total))}` : "";
      button.setAttribute("aria-label", name + amount);
    }
  }

  /** Highlights the winning spots. */
  light(won: (spot: string) => boolean): void {
    for (const [spot, { button, chip }] of this.#spots) {
      const isPlain = button.classList.contains("between") && chip.hidden;
      button.dataset.won = String(!isPlain && won(spot));
    }
  }

  dim(): void {
    for (const { button } of this.#spots.values()) delete button.dataset.won;
  }
}
