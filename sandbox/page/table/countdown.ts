import type { Phase } from "../../tables/clock.ts";
import { element } from "../dom.ts";
import type { TableWords } from "./words.ts";

const firstChipMs = 3_000;

/** The round's clock, the same for all players. Screen readers announce phases, not seconds. */
export class Countdown {
  readonly #words: TableWords;
  #endsAt = 0;
  #length = 1;

  constructor(words: TableWords, leaving: AbortSignal) {
    this.#words = words;
    const drawing = setInterval(() => this.#draw(), 200);
    leaving.addEventListener("abort", () => clearInterval(drawing));
  }

  start(phase: Phase, leftMs: number): void {
    this.#endsAt = performance.now() + leftMs;
    this.#length = Math.max(1, leftMs);
    const clock = element("countdown", HTMLElement);
    clock.dataset.phase = phase;
    element("phase", HTMLElement).textContent = this.#words.text(`phase_${phase}`);
    this.#draw();
  }

  /** Too little of the phase is left for a first chip to be put and confirmed. */
  get closesSoon(): boolean {
    return this.#leftMs < firstChipMs;
  }

  get #leftMs(): number {
    return Math.max(0, this.#endsAt - performance.now());
  }

  #draw(): void {
    const left = this.#leftMs;
    const clock = element("countdown", HTMLElement);
    clock.style.setProperty("--left", String(left / this.#length));
    const seconds = String(Math.ceil(left / 1_000));
    const place = element("seconds", HTMLElement);
    if (place.textContent !== seconds) place.textContent = seconds;
    clock.dataset.hurry = String(clock.dataset.phase === "betting" && left < 5_000);
  }
}
