import type { LegView, SlipView } from "../../sport/wire.ts";
import { make } from "../dom.ts";
import type { CommonKey } from "../words.ts";
import { legName, marketName, nameIn, oddsText, stateName } from "./names.ts";
import type { SportKey, SportWords } from "./words.ts";

const stateKeys: Readonly<Record<SlipView["state"], CommonKey | SportKey>> = {
  pending: "statePending",
  placed: "statePlaced",
  settled: "stateSettled",
  cashedOut: "cashedOut",
  refused: "stateRefused",
  cancelled: "stateCancelled",
  disputed: "stateDisputed",
};

/**
 * One bet of the player. It is updated in place, so that its button can be pressed while odds
 * change.
 */
export class BetCard {
  readonly view = make("li", { class: "bet" });
  readonly #words: SportWords;
  readonly #facts = make("div", {});
  readonly #sell: HTMLButtonElement;
  readonly #keep: HTMLElement;
  /** The value that the player was asked to confirm. */
  #asked: string | null = null;
  slip: SlipView;

  constructor(slip: SlipView, words: SportWords, sell: (slip: SlipView) => void) {
    this.#words = words;
    this.slip = slip;
    this.#sell = make("button", { type: "button", class: "quiet sell" }) as HTMLButtonElement;
    this.#sell.addEventListener("click", () => this.#press(sell));
    this.#keep = make("button", { type: "button", class: "quiet keep" }, words.text("keepBet"));
    this.#keep.addEventListener("click", () => this.#ask(null));
    this.view.append(this.#facts, make("div", { class: "sale" }, this.#sell, this.#keep));
    this.update(slip);
  }

  update(slip: SlipView): void {
    this.slip = slip;
    const words = this.#words;
    const paid = slip.payout === null ? null : words.money(slip.payout);
    const corrected = slip.settlements.filter(
      ({ kind }) => kind === "resettle" || kind === "unsettle",
    );
    const link = make(
      "a",
      { href: `/replay/${slip.id}?lang=${words.language}`, target: "_blank" },
      words.text("replay"),
    );
    const isOver = slip.state === "settled" || slip.state === "cashedOut";
    this.#facts.replaceChildren(
      make(
        "p",
        { class: "bet-head" },
        make("span", { class: "chip" }, words.text(stateKeys[slip.state])),
        make("span", {}, words.time(slip.placedAt)),
        make("b", {}, words.money(slip.stake)),
      ),
      make("ul", { class: "legs" }, ...slip.legs.map((leg) => legLine(words, leg))),
      make(
        "p",
        { class: "bet-foot" },
        paid === null
          ? words.text("couldPay", { win: words.money(slip.potential) })
          : words.text("paidOut", { win: paid }),
        ...(isOver ? [link] : []),
      ),
      ...(corrected.length > 0 ? [make("p", { class: "verdict" }, words.text("resettled"))] : []),
    );
    // A lower value is another question.
    const isLower = slip.cashOut === null || Number(slip.cashOut) < Number(this.#asked);
    this.#ask(this.#asked === null || isLower ? null : slip.cashOut);
  }

  /** The first press asks, the second one sells at the value that was asked. */
  #press(sell: (slip: SlipView) => void): void {
    if (this.#asked === null) return this.#ask(this.slip.cashOut);
    this.#ask(null);
    sell(this.slip);
  }

  #ask(value: string | null): void {
    this.#asked = value;
    const { cashOut } = this.slip;
    const key = this.#asked === null ? "cashOut" : "cashOutSure";
    this.#sell.hidden = cashOut === null;
    this.#keep.hidden = this.#asked === null;
    this.#sell.textContent =
      cashOut === null ? "" : this.#words.text(key, { value: this.#words.money(cashOut) });
  }
}

export function legLine(words: SportWords, leg: LegView): HTMLElement {
  const score = leg.phase === "upcoming" ? "" : ` ${leg.score.home}:${leg.score.away}`;
  return make(
    "li",
    { class: `leg ${leg.state}` },
    make("b", {}, `${legName(words, leg)} @ ${oddsText(leg.odds)}`),
    make(
      "small",
      {},
      `${marketName(words, leg.market, leg.discipline)} · ${nameIn(words, leg.home)} – ${nameIn(words, leg.away)}${score} · ${stateName(words, { ...leg, phase: leg.phase === "live" ? "upcoming" : leg.phase })}`,
    ),
    make("span", { class: "leg-state" }, words.text(`leg_${leg.state}`)),
    ...(leg.isCorrected ? [make("em", {}, words.text("corrected"))] : []),
  );
}
