import { element, make } from "../dom.ts";
import type { SlotWords } from "./words.ts";

const rememberedStake = "stake";

/**
 * The spin button and the stake, from a list or by steps; also by keyboard: Space or Enter spins,
 * + and − change the stake.
 */
export class Controls {
  readonly #stakes: readonly string[];
  readonly #words: SlotWords;
  readonly #onSpin: () => void;
  readonly #spin = element("spin", HTMLButtonElement);
  readonly #less = element("stake-less", HTMLButtonElement);
  readonly #more = element("stake-more", HTMLButtonElement);
  readonly #list = element("stake", HTMLSelectElement);
  #step: number;
  #isFree = false;

  constructor(stakes: readonly string[], words: SlotWords, onSpin: () => void) {
    this.#stakes = stakes;
    this.#words = words;
    this.#onSpin = onSpin;
    const remembered = stakes.indexOf(localStorage.getItem(rememberedStake) ?? "");
    this.#step = remembered >= 0 ? remembered : Math.min(3, stakes.length - 1);
    element("stake-group", HTMLElement).setAttribute("aria-label", words.text("stake"));
    this.#less.setAttribute("aria-label", words.text("stakeLess"));
    this.#more.setAttribute("aria-label", words.text("stakeMore"));
    const option = (value: string) => make("option", { value }, words.money(value));
    this.#list.replaceChildren(...stakes.map(option));
    this.#list.addEventListener("change", () => this.#choose(this.#list.selectedIndex));
    this.#less.addEventListener("click", () => this.#move(-1));
    this.#more.addEventListener("click", () => this.#move(1));
    this.#spin.addEventListener("click", () => this.#onSpin());
    document.addEventListener("keydown", (event) => this.#onKey(event));
    this.#draw();
  }

  get stake(): string {
    return this.#stakes[this.#step] ?? "";
  }

  /** Disables the controls for a round. False while a round is under way. */
  take(): boolean {
    if (!this.#isFree) return false;
    this.#isFree = false;
    this.#draw();
    return true;
  }

  free(): void {
    this.#isFree = true;
    this.#draw();
  }

  #move(by: number): void {
    this.#choose(Math.max(0, Math.min(this.#stakes.length - 1, this.#step + by)));
  }

  #choose(step: number): void {
    if (!this.#isFree) return;
    this.#step = step;
    localStorage.setItem(rememberedStake, this.stake);
    this.#draw();
  }

  #onKey(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector("dialog[open]") !== null || event.target === this.#list) return;
    if (event.key === "+" || event.key === "=" || event.key === "ArrowUp") this.#move(1);
    else if (event.key === "-" || event.key === "ArrowDown") this.#move(-1);
    else if (event.key !== " " && event.key !== "Enter") return;
    else if (
      event.target instanceof HTMLElement &&
      event.target.closest("button, a, input, summary")
    )
      return;
    else this.#onSpin();
    event.preventDefault();
  }

  /** Busy buttons stay focusable, so that the keyboard focus is kept. */
  #draw(): void {
    const stake = this.#words.money(this.stake);
    this.#list.selectedIndex = this.#step;
    this.#list.disabled = !this.#isFree;
    this.#spin.disabled = false;
    this.#spin.setAttribute("aria-disabled", String(!this.#isFree));
    this.#spin.setAttribute("aria-label", this.#words.text("spinFor", { stake }));
    this.#less.setAttribute("aria-disabled", String(!this.#isFree || this.#step === 0));
    const last = this.#stakes.length - 1;
    this.#more.setAttribute("aria-disabled", String(!this.#isFree || this.#step === last));
  }
}
