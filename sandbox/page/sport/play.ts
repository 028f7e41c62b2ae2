import type { SlipView, SportEvent, SportStateView } from "../../sport/wire.ts";
import { GameRefusal, randomId, untilAnswered } from "../api.ts";
import { Bar } from "../bar.ts";
import { element } from "../dom.ts";
import { Notice, refusalText } from "../notice.ts";
import type { CommonKey } from "../words.ts";
import type { SportApi } from "./api.ts";
import { BetCard } from "./bet-card.ts";
import { Board } from "./board.ts";
import { clearReceipt, showReceipt } from "./receipt.ts";
import { Slip, type Line } from "./slip.ts";
import type { SportKey, SportWords } from "./words.ts";

type Parts = { api: SportApi; state: SportStateView; words: SportWords };

/** One player at the sport book. */
export class SportPlay {
  readonly #parts: Parts;
  readonly #bar: Bar;
  readonly #notice = new Notice();
  readonly #board: Board;
  readonly #slip: Slip;
  readonly #bets = new Map<string, BetCard>();

  constructor(parts: Parts) {
    const { state, words } = parts;
    this.#parts = parts;
    this.#bar = new Bar(words);
    this.#bar.balance(state.balance);
    this.#bar.net(state.net);
    if (state.balanceRefusal !== null)
      this.#notice.say(refusalText(words, state.balanceRefusal), "trouble");
    this.#board = new Board(state.fixtures, state.discipline, {
      words,
      isPicked: (pick) => this.#slip?.has(pick) ?? false,
      choose: (pick) => this.#slip.toggle(pick),
    });
    this.#slip = new Slip({
      words,
      limits: state.limits,
      find: (id) => this.#board.find(id),
      changed: () => this.#board.draw(),
      bet: () => void this.#bet(),
      say: (text) => this.#notice.pass(text, "calm"),
    });
    this.#takeSlips(state.slips.toReversed());
    this.#board.draw();
  }

  take(event: SportEvent): void {
    if (event.kind === "fixtures") {
      this.#board.take(event.fixtures, event.gone);
      this.#slip.draw();
      return;
    }
    for (const slip of event.slips) this.#announceChange(slip);
    this.#takeSlips(event.slips);
    this.#bar.net(event.net);
  }

  refresh(state: SportStateView): void {
    this.#notice.clear();
    this.#board.take(state.fixtures, []);
    this.#takeSlips(state.slips.toReversed());
    this.#bar.balance(state.balance);
    this.#bar.net(state.net);
  }

  broken(): void {
    this.#notice.say(this.#parts.words.text("reconnecting"), "calm");
  }

  #takeSlips(slips: readonly SlipView[]): void {
    const list = element("bets", HTMLElement);
    for (const slip of slips) {
      const card = this.#bets.get(slip.id);
      if (card !== undefined) card.update(slip);
      else {
        const made = new BetCard(slip, this.#parts.words, (sold) => void this.#sell(sold));
        this.#bets.set(slip.id, made);
        list.prepend(made.view);
      }
    }
    const open = [...this.#bets.values()].filter(({ slip }) => slip.state === "placed").length;
    element("bets-count", HTMLElement).textContent = open > 0 ? String(open) : "";
    element("bets-empty", HTMLElement).hidden = this.#bets.size > 0;
  }

  /** Announces the result of a settlement, also to screen readers. */
  #announceChange(slip: SlipView): void {
    const { words } = this.#parts;
    const before = this.#bets.get(slip.id)?.slip;
    if (slip.balance !== null && slip.balance !== before?.balance) this.#bar.balance(slip.balance);
    if (before === undefined || before.payout === slip.payout) return;
    if (slip.payout === null) this.#say(words.text("resettled"));
    else {
      this.#bar.lastWin(slip.payout);
      this.#say(words.text("paidOut", { win: words.money(slip.payout) }));
    }
  }

  async #bet(): Promise<void> {
    const { words } = this.#parts;
    const { lines, mode, stake, acceptance } = this.#slip;
    const orders = mode === "singles" ? lines.map((line) => [line]) : [lines];
    this.#notice.clear();
    clearReceipt();
    this.#slip.isBusy = true;
    this.#slip.draw();
    this.#say(words.text("betting"));
    const taken: SlipView[] = [];
    for (const legs of orders) {
      const isTaken = await this.#guarded(async () => {
        const order = { requestId: randomId(), stake, accept: acceptance, legs: legs.map(legOf) };
        const { slip, net } = await this.#ask(() => this.#parts.api.bet(order));
        this.take({ kind: "slips", slips: [slip], net });
        if (slip.balance !== null) this.#bar.balance(slip.balance);
        if (slip.state === "refused")
          this.#notice.say(refusalText(words, slip.refusal ?? "?"), "trouble");
        else {
          this.#slip.remove(legs);
          taken.push(slip);
          this.#say(words.text("betTaken", { stake: words.money(slip.stake) }));
        }
      });
      if (!isTaken) break;
    }
    if (taken.length > 0) showReceipt(taken, words);
    this.#slip.isBusy = false;
    this.#slip.draw();
  }

  async #sell(slip: SlipView): Promise<void> {
    const { words } = this.#parts;
    const { cashOut } = slip;
    if (cashOut === null) return;
    this.#notice.clear();
    await this.#guarded(async () => {
      const answer = await this.#ask(() => this.#parts.api.cashOut(slip.id, cashOut));
      this.take({ kind: "slips", slips: [answer.slip], net: answer.net });
      this.#say(words.text("paidOut", { win: words.money(answer.slip.payout ?? "0") }));
    });
  }

  /** A repeated request is the same bet, so no bet is placed twice. */
  #ask<T>(call: () => Promise<T>): Promise<T> {
    return untilAnswered(call, () => this.broken());
  }

  /** False when it was refused; the page then shows the reason. */
  async #guarded(step: () => Promise<void>): Promise<boolean> {
    try {
      await step();
      return true;
    } catch (error) {
      if (!(error instanceof GameRefusal)) throw error;
      const { words } = this.#parts;
      const key = knownRefusals[error.code];
      const text =
        key === undefined ? words.text("refusedOther", { code: error.code }) : words.text(key);
      this.#notice.say(text, "trouble");
      this.#say(text);
      if (error.code === "odds_changed") this.#slip.takeOddsOfNow();
      return false;
    }
  }

  #say(text: string): void {
    element("banner", HTMLElement).textContent = text;
  }
}

const legOf = ({ fixture, market, outcome, odds }: Line) => ({ fixture, market, outcome, odds });

const knownRefusals: Readonly<Record<string, SportKey | CommonKey>> = {
  odds_changed: "oddsChanged",
  market_closed: "lineClosed",
  cash_out_changed: "cashOutChanged",
  bet_too_high: "tooHigh",
  closing: "maintenance",
  session_over: "overText",
};
