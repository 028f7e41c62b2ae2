import type { LegView, SlipView } from "../../sport/wire.ts";
import { make } from "../dom.ts";
import type { CommonKey } from "../words.ts";
import { legName, nameIn, oddsText, stateName } from "./names.ts";
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
  slip: SlipView;

  constructor(slip: SlipView, words: SportWords, sell: (slip: SlipView) => void) {
    this.#words = words;
    this.slip = slip;
    this.#sell = make("button", { type: "button", class: "quiet sell" }) as HTMLButtonElement;
    this.#sell.addEventListener("click", () => sell(this.slip));
    this.view.append(this.#facts, this.#sell);
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
    this.#sell.hidden = slip.cashOut === null;
    this.#sell.textContent =
      slip.cashOut === null ? "" : words.text("cashOut", { value: words.money(slip.cashOut) });
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
      `${words.text(`market_${leg.market}`)} · ${nameIn(words, leg.home)} – ${nameIn(words, leg.away)}${score} · ${stateName(words, { ...leg, phase: leg.phase === "live" ? "upcoming" : leg.phase })}`,
    ),
    make("span", { class: "leg-state" }, words.text(`leg_${leg.state}`)),
    ...(leg.isCorrected ? [make("em", {}, words.text("corrected"))] : []),
  );
}
