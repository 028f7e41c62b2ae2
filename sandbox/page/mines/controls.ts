import { fewestMines, mostMines } from "../../mines/rules.ts";
import { element, make } from "../dom.ts";
import type { MinesWords } from "./words.ts";

const rememberedStake = "mines-stake";
const rememberedMines = "mines-count";
const usualMines = "3";

/** The stake, the number of mines and the one button of a round, which starts it or collects. */
export class Controls {
  readonly #words: MinesWords;
  readonly #stake = element("stake", HTMLSelectElement);
  readonly #mines = element("mines", HTMLSelectElement);
  readonly #act = element("act", HTMLButtonElement);

  constructor(
    stakes: readonly string[],
    words: MinesWords,
    on: { act: () => void; choose: () => void },
  ) {
    this.#words = words;
    const option = (value: string, text: string) => make("option", { value }, text);
    this.#stake.replaceChildren(...stakes.map((value) => option(value, words.money(value))));
    const counts = Array.from({ length: mostMines - fewestMines + 1 }, (_, index) =>
      String(fewestMines + index),
    );
    this.#mines.replaceChildren(...counts.map((value) => option(value, value)));
    this.#stake.value = stakes[0] ?? "";
    this.#mines.value = usualMines;
    for (const [list, name] of [
      [this.#stake, rememberedStake],
      [this.#mines, rememberedMines],
    ] as const) {
      const kept = localStorage.getItem(name) ?? "";
      if ([...list.options].some(({ value }) => value === kept)) list.value = kept;
      list.addEventListener("change", () => {
        localStorage.setItem(name, list.value);
        on.choose();
      });
    }
    this.#act.addEventListener("click", () => {
      if (this.#act.getAttribute("aria-disabled") !== "true") on.act();
    });
  }

  get stake(): string {
    return this.#stake.value;
  }

  get mines(): number {
    return Number(this.#mines.value);
  }

  /** A round may be started. */
  free(): void {
    this.#choosing(true);
    this.#say(this.#words.text("startFor", { stake: this.#words.money(this.stake) }), true);
  }

  /** A round goes on; `payout` is what can be collected, null before the first tile. */
  playing({ stake, mines }: { stake: string; mines: number }, payout: string | null): void {
    this.#choosing(false);
    this.#stake.value = stake;
    this.#mines.value = String(mines);
    const { text, money } = this.#words;
    this.#say(
      payout === null ? text("pickTile") : text("collect", { amount: money(payout) }),
      payout !== null,
    );
  }

  /** An answer is awaited. */
  wait(): void {
    this.#choosing(false);
    this.#act.setAttribute("aria-disabled", "true");
  }

  #choosing(isFree: boolean): void {
    this.#stake.disabled = !isFree;
    this.#mines.disabled = !isFree;
  }

  #say(text: string, isAble: boolean): void {
    this.#act.textContent = text;
    this.#act.setAttribute("aria-disabled", String(!isAble));
  }
}
