import type { RoundView, SpinAnswer, StateView } from "../../play/wire.ts";
import { add, fromText, subtract, toText } from "../../money.ts";
import { GameRefusal, randomId, Unreachable } from "../api.ts";
import type { GameApi } from "./api.ts";
import { Banner } from "./banner.ts";
import { Bar } from "../bar.ts";
import { Controls } from "./controls.ts";
import { Jackpots } from "./jackpots.ts";
import { element, wantsMotion } from "../dom.ts";
import { Notice, refusalText } from "../notice.ts";
import { wait } from "./reels/motion.ts";
import type { Stage } from "./reels/stage.ts";
import { showEnd, showRound } from "./show.ts";
import type { Sound } from "../sound.ts";
import type { SlotWords } from "./words.ts";

const askAgainMs = 1_500;

type Parts = {
  api: GameApi;
  state: StateView;
  words: SlotWords;
  stage: Stage;
  sound: Sound;
  onOver: () => void;
};

/** One player at one game: requests rounds and shows them. */
export class Game {
  readonly #parts: Parts;
  readonly #bar: Bar;
  readonly #banner: Banner;
  readonly #notice = new Notice();
  readonly #controls: Controls;
  readonly #jackpots: Jackpots;
  #balance: string | null;
  lastRound: RoundView | null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#bar = new Bar(parts.words);
    this.#banner = new Banner(parts.words);
    this.#jackpots = new Jackpots(parts.api, parts.words, parts.state.jackpots);
    this.#balance = parts.state.balance;
    this.lastRound = parts.state.latest?.round ?? null;
    this.#controls = new Controls(parts.state.stakes, parts.words, () => void this.spin());
    this.#bar.balance(this.#balance);
    this.#bar.net(parts.state.net);
    this.#banner.say(parts.words.text(ready()));
    parts.stage.onLand = (reel) => parts.sound.land(reel);
  }

  get stake(): string {
    return this.#controls.stake;
  }

  /** Continues where the player left: shows an unseen round, or waits for an open one. */
  async begin(): Promise<void> {
    const { latest, balanceRefusal } = this.#parts.state;
    if (balanceRefusal !== null) {
      this.#notice.say(refusalText(this.#parts.words, balanceRefusal), "trouble");
    } else if (this.#balance === null) void this.#findBalance();
    if (latest === null) {
      this.#controls.free();
      return;
    }
    const unseen = !latest.seen;
    // The balance of after the round would tell its end before the reels show it.
    if (unseen && latest.round.state === "settled")
      this.#bar.balance(this.#balanceBefore(latest.round));
    await this.#guarded(async () => {
      const { round, net } = await this.#ended({ round: latest.round, net: this.#parts.state.net });
      this.lastRound = round;
      await showEnd(this.#tools, round);
      if (!unseen) return;
      this.#settleBar(round, net);
      if (round.state === "settled") {
        this.#notice.say(this.#parts.words.text("interrupted"), "calm");
      } else if (latest.round.state === "pending") this.#tellUnsettled(round);
      await this.#parts.api.seen(round.id);
    });
    this.#controls.free();
  }

  async spin(): Promise<void> {
    if (!this.#controls.take()) return;
    const { stage, sound, words, api, state } = this.#parts;
    const startedAt = performance.now();
    await stage.become(state.rules.mechanic);
    const [spinId, stake, before] = [randomId(), this.stake, stage.window];
    this.#notice.clear();
    this.#banner.say(words.text("spinning"));
    this.#bar.lastWin(null);
    sound.spin();
    if (wantsMotion()) stage.turn();
    await this.#guarded(async () => {
      const first = await this.#ask(() => api.spin(spinId, stake));
      const waits = first.round.state === "pending";
      if (waits) await this.#returnTo(before);
      const { round, net } = await this.#ended(first);
      this.lastRound = round;
      if (round.state === "settled") {
        if (waits && wantsMotion()) stage.turn();
        this.#bar.balance(this.#balanceBefore(round));
        this.#notice.clear();
        await showRound(this.#tools, round);
        await api.seen(round.id).catch(() => undefined);
      } else {
        if (!waits) await this.#returnTo(before);
        this.#tellUnsettled(round);
      }
      this.#settleBar(round, net);
    }, before);
    await wait(Math.max(0, state.shortestRoundMs + 50 - (performance.now() - startedAt)));
    this.#controls.free();
  }

  /** Shows a past round again, without moving money or calling the server. */
  async replay(round: RoundView): Promise<void> {
    if (!this.#controls.take()) return;
    const { stage, words } = this.#parts;
    this.#notice.say(words.text("replayNotice"), "calm");
    document.body.dataset.replaying = "true";
    await stage.become(round.mechanic);
    if (wantsMotion()) stage.turn();
    await showRound(this.#tools, round);
    await wait(1_500);
    delete document.body.dataset.replaying;
    this.#notice.clear();
    this.#controls.free();
  }

  get #tools() {
    const { stage, sound, words } = this.#parts;
    return { stage, sound, words, banner: this.#banner };
  }

  /**
   * Repeats a call until it is answered. A repeat is the same call, so no round is played twice.
   */
  async #ask<T>(call: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await call();
      } catch (error) {
        const { text } = this.#parts.words;
        if (error instanceof Unreachable) {
          this.#notice.say(text("reconnecting"), "calm");
          await wait(Math.min(3_000, 700 * 1.6 ** attempt));
        } else if (
          error instanceof GameRefusal &&
          (error.code === "too_early" || error.code === "closing")
        ) {
          if (error.code === "closing") this.#notice.say(text("maintenance"), "calm");
          await wait(Math.max(error.retryAfterMs, error.code === "closing" ? 2_000 : 100));
        } else throw error;
      }
    }
  }

  async #ended(answer: SpinAnswer): Promise<SpinAnswer> {
    let current = answer;
    while (current.round.state === "pending") {
      this.#notice.say(this.#parts.words.text("waitingWallet"), "calm");
      await wait(askAgainMs);
      const { id } = current.round;
      current = await this.#ask(() => this.#parts.api.round(id));
    }
    return current;
  }

  /** Runs a step of play and shows its errors to the player. */
  async #guarded(step: () => Promise<void>, windowBefore?: string[]): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (windowBefore !== undefined) await this.#returnTo(windowBefore);
      if (!(error instanceof GameRefusal)) throw error;
      if (error.code === "session_over") this.#parts.onOver();
      else if (error.code === "round_open") {
        this.#notice.say(this.#parts.words.text("roundOpen"), "calm");
      } else
        this.#notice.say(this.#parts.words.text("refusedOther", { code: error.code }), "trouble");
    }
  }

  async #returnTo(window: string[]): Promise<void> {
    if (wantsMotion()) await this.#parts.stage.land(window);
    else this.#parts.stage.show(window);
    this.#banner.say(this.#parts.words.text(ready()));
  }

  #tellUnsettled(round: RoundView): void {
    const { words } = this.#parts;
    if (round.state === "refused") {
      this.#notice.say(refusalText(words, round.refusal ?? "?"), "trouble");
    } else if (round.state === "cancelled") this.#notice.say(words.text("cancelled"), "calm");
    else if (round.state === "disputed") this.#notice.say(words.text("disputed"), "trouble");
  }

  /** The balance after the stake, shown while the reels turn and the win is still hidden. */
  #balanceBefore(round: RoundView): string | null {
    const paid = paidOf(round);
    if (round.balance === null || paid === null) return this.#balance;
    return toText(subtract(fromText(round.balance), fromText(paid)));
  }

  #settleBar(round: RoundView, net: string): void {
    this.#balance = round.balance ?? this.#balance;
    this.#bar.balance(this.#balance);
    this.#bar.net(net);
    const win = paidOf(round);
    this.#bar.lastWin(win);
    void this.#jackpots.ask();
    if (win === null || this.#balance === null) return;
    const { words } = this.#parts;
    element("log", HTMLElement).append(
      Object.assign(document.createElement("p"), {
        textContent: words.text("logSettled", {
          stake: words.money(round.stake),
          win: words.money(win),
          balance: words.money(this.#balance),
        }),
      }),
    );
  }

  async #findBalance(): Promise<void> {
    while (this.#balance === null) {
      this.#notice.say(this.#parts.words.text("waitingBalance"), "calm");
      await wait(3_000);
      const state = await this.#ask(() => this.#parts.api.state());
      if (this.#balance !== null) return;
      this.#balance = state.balance;
      if (state.balanceRefusal !== null) {
        this.#notice.say(refusalText(this.#parts.words, state.balanceRefusal), "trouble");
        return;
      }
    }
    this.#bar.balance(this.#balance);
    this.#notice.clear();
  }
}

/** A touch screen has no space key. */
const ready = () => (window.matchMedia("(pointer: coarse)").matches ? "readyTouch" : "ready");

/** The payout of a round including its jackpot; null until it is settled. */
const paidOf = ({ win, jackpot }: RoundView): string | null =>
  win === null ? null : toText(add(fromText(win), fromText(jackpot?.won?.amount ?? "0")));
