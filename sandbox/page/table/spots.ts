import { make } from "../dom.ts";
import type { TableWords } from "./words.ts";

/** What lies on a spot: chips that are bet, chips that are not yet, and other players. */
export type OnSpot = { bet: bigint; staged: bigint; players: number };

/** The places of a table where chips can be put. */
export class Spots {
  readonly #words: TableWords;
  readonly #spots = new Map<
    string,
    { button: HTMLButtonElement; name: string; chip: HTMLElement }
  >();
  readonly #compact: Intl.NumberFormat;

  constructor(words: TableWords) {
    this.#words = words;
    this.#compact = new Intl.NumberFormat(words.language, {
      notation: "compact",
      maximumFractionDigits: 1,
    });
  }

  /** Makes the button of a spot; its content comes before the chip that may lie on it. */
  make(
    spot: string,
    name: string,
    attributes: Readonly<Record<string, string>>,
    ...content: (Node | string)[]
  ): HTMLButtonElement {
    const chip = make("span", { class: "lying", "aria-hidden": "true", hidden: "" });
    const button = make(
      "button",
      { type: "button", "data-spot": spot, ...attributes },
      ...content,
      chip,
    ) as HTMLButtonElement;
    this.#spots.set(spot, { button, name, chip });
    return button;
  }

  /** Calls `put` with the spot of every button that is pressed. */
  listen(put: (spot: string) => void): void {
    for (const [spot, { button }] of this.#spots)
      button.addEventListener("click", () => {
        if (button.getAttribute("aria-disabled") !== "true") put(spot);
      });
  }

  nameOf(spot: string): string {
    return this.#spots.get(spot)?.name ?? spot;
  }

  draw(on: (spot: string) => OnSpot, isOpen: boolean): void {
    for (const [spot, { button, name, chip }] of this.#spots) {
      const { bet, staged, players } = on(spot);
      const lies = bet + staged;
      chip.hidden = lies === 0n;
      chip.textContent = this.#compact.format(lies);
      chip.dataset.staged = String(staged > 0n);
      button.setAttribute("aria-disabled", String(!isOpen));
      const others = button.querySelector<HTMLElement>(".others");
      if (others !== null) {
        others.textContent = players > 0 ? this.#words.text("playersOn", { count: players }) : "";
      }
      const parts = [name];
      if (lies > 0n) parts.push(this.#words.money(String(lies)));
      button.setAttribute("aria-label", parts.join(", "));
    }
  }

  /** Lights up the spots that won. */
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
