import type { Phase } from "../../tables/clock.ts";
import type { TableWagerView } from "../../tables/wire.ts";
import type { GameRefusal } from "../api.ts";
import { element } from "../dom.ts";
import { Notice, refusalText } from "../notice.ts";
import { knownRefusals } from "./answers.ts";
import type { TableWords } from "./words.ts";

/** The status line of a table and the passing notices above it, until the player leaves. */
export class Status {
  readonly #words: TableWords;
  readonly #leaving: AbortSignal;
  readonly #notice = new Notice();

  constructor(words: TableWords, leaving: AbortSignal) {
    this.#words = words;
    this.#leaving = leaving;
    this.#notice.clear();
    leaving.addEventListener("abort", () => this.#notice.clear());
  }

  say(text: string): void {
    if (this.#leaving.aborted) return;
    const banner = element("banner", HTMLElement);
    if (banner.textContent !== text) banner.textContent = text;
  }

  /** What a player can do in this phase; a result has its own text. */
  sayPhase(phase: Phase): void {
    if (phase !== "result")
      this.say(this.#words.text(phase === "betting" ? "betNow" : "noMoreBets"));
  }

  /** A notice that disappears by itself. */
  pass(text: string, tone: "calm" | "trouble" = "calm"): void {
    if (!this.#leaving.aborted) this.#notice.pass(text, tone);
  }

  /** A notice that stays until `clear`. */
  hold(text: string, tone: "calm" | "trouble" = "calm"): void {
    if (!this.#leaving.aborted) this.#notice.say(text, tone);
  }

  clear(): void {
    if (!this.#leaving.aborted) this.#notice.clear();
  }

  refused({ code }: GameRefusal, phase: Phase): void {
    const known = knownRefusals[code];
    const words = this.#words;
    this.pass(
      known === undefined ? words.text("refusedOther", { code }) : words.text(known),
      "trouble",
    );
    this.sayPhase(phase);
  }

  /** A bet that did not come to be. */
  unplaced({ state, refusal }: TableWagerView, phase: Phase): void {
    if (state === "refused") this.pass(refusalText(this.#words, refusal ?? "?"), "trouble");
    else if (state === "cancelled") this.pass(this.#words.text("cancelled"));
    else if (state === "disputed") this.hold(this.#words.text("disputed"), "trouble");
    if (state === "refused" || state === "cancelled") this.sayPhase(phase);
  }
}
