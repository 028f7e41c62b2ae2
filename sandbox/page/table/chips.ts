import { element, make } from "../dom.ts";
import type { TableWords } from "./words.ts";

type Acts = { undo: () => void; clear: () => void; again: () => void; bet: () => void };
type Shown = { isOpen: boolean; staged: bigint; bet: bigint; hasMemory: boolean };
const remembered = "chip";

/** The chips to choose from, and the actions on those on the table. Keys: 1 to 5, Z, Enter. */
export class Chips {
  readonly #words: TableWords;
  readonly #values: readonly string[];
  readonly #radios: HTMLInputElement[];

  constructor(values: readonly string[], words: TableWords, acts: Acts, leaving: AbortSignal) {
    this.#words = words;
    this.#values = values;
    const compact = new Intl.NumberFormat(words.language, { notation: "compact" });
    const kept = localStorage.getItem(remembered);
    const first = kept !== null && values.includes(kept) ? kept : (values[0] ?? "0");
    this.#radios = values.map((value) => {
      const radio = make("input", { type: "radio", name: "chip", value }) as HTMLInputElement;
      radio.checked = value === first;
      radio.setAttribute("aria-label", words.money(value));
      radio.addEventListener("change", () => localStorage.setItem(remembered, value));
      return radio;
    });
    const labels = this.#radios.map((radio, index) =>
      make(
        "label",
        { class: `chip-${index}` },
        radio,
        make("span", { "aria-hidden": "true" }, compact.format(Number(radio.value))),
      ),
    );
    const group = element("chips", HTMLElement);
    group.setAttribute("aria-label", words.text("chips"));
    group.replaceChildren(...labels);
    for (const name of ["undo", "clear", "again", "bet"] as const) {
      const button = element(name, HTMLButtonElement);
      const act = () => {
        if (button.getAttribute("aria-disabled") !== "true") acts[name]();
      };
      button.addEventListener("click", act, { signal: leaving });
    }
    document.addEventListener("keydown", (event) => this.#onKey(event, acts), { signal: leaving });
  }

  get value(): string {
    return this.#radios.find(({ checked }) => checked)?.value ?? this.#values[0] ?? "0";
  }

  draw({ isOpen, staged, bet, hasMemory }: Shown): void {
    const able = (name: string, isAble: boolean) =>
      element(name, HTMLButtonElement).setAttribute("aria-disabled", String(!isAble));
    able("undo", isOpen && staged > 0n);
    able("clear", isOpen && staged > 0n);
    able("again", isOpen && hasMemory);
    able("bet", isOpen && staged > 0n);
    element("bet-amount", HTMLElement).textContent =
      staged > 0n ? this.#words.money(String(staged)) : "";
    element("on-table", HTMLElement).textContent = this.#words.money(String(bet));
  }

  #onKey(event: KeyboardEvent, acts: Acts): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (document.querySelector("dialog[open]") !== null) return;
    const radio = this.#radios[Number(event.key) - 1];
    if (radio !== undefined) {
      radio.checked = true;
      localStorage.setItem(remembered, radio.value);
    } else if (event.key === "z" || event.key === "Z") acts.undo();
    else if (event.key === "Enter" && event.target === document.body) acts.bet();
  }
}
