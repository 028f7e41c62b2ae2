import { stepsOf } from "../../mines/rules.ts";
import type { MinesAnswer, MinesRoundView, MinesStateView } from "../../mines/wire.ts";
import { fromText, toText } from "../../money.ts";
import { GameRefusal, randomId, untilAnswered } from "../api.ts";
import { Bar } from "../bar.ts";
import { element } from "../dom.ts";
import { pause } from "../entry.ts";
import { Notice, refusalText } from "../notice.ts";
import type { Sound } from "../sound.ts";
import type { MinesApi } from "./api.ts";
import { Controls } from "./controls.ts";
import { Field } from "./field.ts";
import { drawLadder, type Standing } from "./ladder.ts";
import type { MinesKey, MinesWords } from "./words.ts";

const askAgainMs = 1_500;

type Parts = {
  api: MinesApi;
  state: MinesStateView;
  words: MinesWords;
  sound: Sound;
  onOver: () => void;
};

/** One player at one game of mines: starts rounds, reveals tiles, collects. */
export class MinesGame {
  readonly #parts: Parts;
  readonly #bar: Bar;
  readonly #notice = new Notice();
  readonly #controls: Controls;
  readonly #field: Field;
  /** The round that goes on. */
  #round: MinesRoundView | null = null;
  /** The last round, whose step the ladder shows until the player chooses or starts anew. */
  #ended: MinesRoundView | null = null;
  #isBusy = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { state, words } = parts;
    this.#bar = new Bar(words);
    this.#bar.balance(state.balance);
    this.#bar.net(state.net);
    this.#bar.lastWin(null);
    this.#controls = new Controls(state.stakes, words, {
      act: () => void this.#act(),
      choose: () => {
        this.#ended = null;
        this.#rest();
      },
    });
    this.#field = new Field(words, (tile) => void this.#reveal(tile));
    this.#rest();
    this.#say("ready");
    if (state.balanceRefusal !== null)
      this.#notice.say(refusalText(words, state.balanceRefusal), "trouble");
  }

  /** Goes on with the round that the player left. */
  async begin(): Promise<void> {
    const { latest, net } = this.#parts.state;
    if (latest === null || !(latest.state === "pending" || latest.state === "open")) return;
    await this.#guarded(async () => {
      await this.#take({ round: latest, net });
      if (this.#round !== null) this.#notice.say(this.#parts.words.text("resumed"), "calm");
    });
  }

  async #act(): Promise<void> {
    const { api, sound } = this.#parts;
    const round = this.#round;
    if (round !== null)
      return this.#guarded(async () => this.#take(await this.#ask(() => api.collect(round.id))));
    const order = {
      requestId: randomId(),
      stake: this.#controls.stake,
      mines: this.#controls.mines,
    };
    await this.#guarded(async () => {
      this.#notice.clear();
      this.#ended = null;
      this.#field.cover();
      this.#bar.lastWin(null);
      this.#say("starting");
      sound.spin();
      await this.#take(await this.#ask(() => api.start(order)));
      if (this.#round !== null) this.#field.focus();
    });
  }

  async #reveal(tile: number): Promise<void> {
    const round = this.#round;
    if (round === null) return;
    await this.#guarded(async () => {
      this.#notice.clear();
      this.#field.ask(tile);
      await this.#take(await this.#ask(() => this.#parts.api.reveal(round.id, tile)));
    });
  }

  /** Runs one step of play at a time and shows its refusals. */
  async #guarded(step: () => Promise<void>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#controls.wait();
    try {
      await step();
    } catch (error) {
      if (!(error instanceof GameRefusal)) throw error;
      if (error.code === "session_over") return this.#parts.onOver();
      await this.#refused(error.code);
    } finally {
      this.#isBusy = false;
      this.#rest();
    }
  }

  /** The round may have ended meanwhile, or was begun in another window. */
  async #refused(code: string): Promise<void> {
    const { api, words } = this.#parts;
    const { latest, net } = await this.#ask(() => api.state());
    if (latest !== null && (code === "round_over" || code === "round_open"))
      await this.#take({ round: latest, net });
    else this.#say("ready");
    const known: Readonly<Record<string, MinesKey>> = {
      round_over: "roundOver",
      round_open: "resumed",
    };
    const key = known[code];
    if (code === "closing") this.#notice.say(words.text("maintenance"), "calm");
    else if (key === undefined) this.#notice.say(words.text("refusedOther", { code }), "trouble");
    else this.#notice.say(words.text(key), "calm");
  }

  #ask<T>(call: () => Promise<T>): Promise<T> {
    return untilAnswered(call, () =>
      this.#notice.say(this.#parts.words.text("reconnecting"), "calm"),
    );
  }

  /** Shows an answer, and waits while the wallet owes one. */
  async #take(answer: MinesAnswer): Promise<void> {
    const { api, words } = this.#parts;
    let { round, net } = answer;
    while (!round.isBooked) {
      this.#notice.say(words.text("waitingWallet"), "calm");
      if (round.state === "settled") this.#show(round);
      await pause(askAgainMs);
      ({ round, net } = await this.#ask(() => api.round(round.id)));
      if (round.isBooked) this.#notice.clear();
    }
    if (round.balance !== null) this.#bar.balance(round.balance);
    this.#bar.net(net);
    this.#show(round);
  }

  #show(round: MinesRoundView): void {
    const { words, sound } = this.#parts;
    const wasFound = this.#round?.revealed.length ?? 0;
    this.#round = round.state === "open" ? round : null;
    if (round.state === "open") {
      this.#field.show(round.revealed);
      const payout = collectableOf(round);
      if (payout === null) this.#say("picking");
      else this.#say("collectNow", payout);
      if (round.revealed.length > wasFound) sound.land(round.revealed.length * 3);
    } else if (round.state === "settled") this.#showEnd(round);
    else {
      this.#field.cover();
      this.#say("ready");
      if (round.state === "refused")
        this.#notice.say(refusalText(words, round.refusal ?? "?"), "trouble");
      else if (round.state === "disputed") this.#notice.say(words.text("disputed"), "trouble");
      else if (round.state === "cancelled") this.#notice.say(words.text("cancelled"), "calm");
    }
  }

  #showEnd(round: MinesRoundView): void {
    const { revealed, field, payout, stake } = round;
    const { sound } = this.#parts;
    const paid = payout ?? "0";
    const isWon = Number(paid) > 0;
    const isShown = element("field", HTMLElement).dataset.end !== undefined;
    this.#field.end(revealed, field ?? [], isWon);
    this.#ended = round;
    this.#bar.lastWin(paid);
    if (isWon) this.#say("collected", paid, Number(paid) > Number(stake));
    else this.#say("lost");
    if (isShown) return;
    if (!isWon) sound.boom();
    else if (Number(paid) > Number(stake)) sound.win(Number(paid) / Number(stake));
  }

  /** Draws the controls and the ladder for the round's present state. */
  #rest(): void {
    const round = this.#round;
    this.#field.open(round !== null && !this.#isBusy);
    drawLadder(this.#parts.words, this.#standing);
    if (this.#isBusy) return;
    if (round === null) this.#controls.free();
    else this.#controls.playing(round, collectableOf(round));
  }

  /** The round that goes on, the one that has just ended, or the next one as it is chosen. */
  get #standing(): Standing {
    const shown = this.#round ?? this.#ended;
    const { stake, mines } = shown ?? this.#controls;
    return { stake, mines, found: safeTilesOf(shown), isOver: shown !== null && !this.#round };
  }

  #say(key: MinesKey, amount?: string, isWin = false): void {
    const { words } = this.#parts;
    element("banner-text", HTMLElement).textContent = words.text(key);
    element("banner-amount", HTMLElement).textContent =
      amount === undefined ? "" : words.money(amount);
    element("banner", HTMLElement).dataset.tone = isWin ? "win" : "calm";
  }
}

/** How many tiles without a mine were revealed. */
const safeTilesOf = (round: MinesRoundView | null): number =>
  round?.revealed.filter((tile) => round.field?.includes(tile) !== true).length ?? 0;

/** What can be collected in a round that goes on; null before the first tile. */
function collectableOf({ stake, mines, revealed }: MinesRoundView): string | null {
  const payout = stepsOf(fromText(stake), mines)[revealed.length - 1];
  return payout === undefined ? null : toText(payout);
}
