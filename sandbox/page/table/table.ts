import type { TableResult } from "../../tables/table.ts";
import type {
  TableEvent,
  TableRoundView,
  TableStateView,
  TableWagerView,
} from "../../tables/wire.ts";
import { revealMs } from "../../tables/clock.ts";
import { GameRefusal, randomId, untilAnswered } from "../api.ts";
import { Bar } from "../bar.ts";
import { isAbove } from "../celebrated.ts";
import { element, wantsMotion } from "../dom.ts";
import { refusalText } from "../notice.ts";
import type { Sound } from "../sound.ts";
import type { TableApi } from "./api.ts";
import { pays } from "./answers.ts";
import { Chips } from "./chips.ts";
import { Countdown } from "./countdown.ts";
import { partsOf } from "./kinds.ts";
import { paidText } from "./paid.ts";
import { drawRoads } from "./roads.ts";
import { ownSeed } from "./own-seed.ts";
import type { Spots } from "./spots.ts";
import type { TableStage } from "./stage.ts";
import { Staged, sumBets } from "./staged.ts";
import { Status } from "./status.ts";
import type { TableWords } from "./words.ts";

type Parts = {
  api: TableApi;
  state: TableStateView;
  words: TableWords;
  sound: Sound;
  /** Aborts when the player goes to another table. */
  leaving: AbortSignal;
};

/** One player at one table: puts chips, bets them, and shows every round of the table. */
export class TablePlay {
  readonly #parts: Parts;
  readonly #bar: Bar;
  readonly #status: Status;
  readonly #countdown: Countdown;
  readonly #chips: Chips;
  readonly #spots: Spots;
  readonly #stage: TableStage;
  readonly #staged = new Staged();
  #round: TableRoundView;
  #past: TableStateView["past"];
  #wagers: TableWagerView[];
  /** True while a bet is on its way or a result is being shown. */
  #isBusy = false;
  /** The win of a paid wager is shown after the result. */
  #isShowing = false;
  #late: (() => void)[] = [];
  /** Aborts when the next phase begins. */
  #phase = new AbortController();

  constructor(parts: Parts) {
    const { state, words } = parts;
    this.#parts = parts;
    this.#bar = new Bar(words, parts.leaving);
    this.#status = new Status(words, parts.leaving);
    this.#countdown = new Countdown(words, parts.leaving);
    this.#round = state.round;
    this.#past = state.past;
    this.#wagers = state.wagers;
    const { stage, layout } = partsOf[state.table.kind];
    this.#stage = stage(words);
    const host = element("layout", HTMLElement);
    host.setAttribute("aria-label", words.text("layout"));
    this.#spots = layout(host, words);
    const acts = {
      undo: () => this.#change(() => this.#staged.undo()),
      clear: () => this.#change(() => this.#staged.clear()),
      again: () => this.#again(),
      bet: () => void this.#bet(),
    };
    this.#chips = new Chips(state.chips, words, acts, parts.leaving);
    this.#spots.listen((spot) => this.#put(spot));
    this.#bar.balance(state.balance);
    this.#bar.net(state.net);
    this.#bar.lastWin(null);
    if (state.balanceRefusal !== null)
      this.#status.hold(refusalText(words, state.balanceRefusal), "trouble");
    drawRoads(state.table.kind, this.#past, words);
    void this.#enterPhase();
  }

  /** Handles an event of the stream. */
  take(event: TableEvent): void {
    if (event.kind === "wager") this.#takeWager(event.wager, event.net);
    else this.#takeRound(event.round);
  }

  /** The state after a broken connection. */
  refresh(state: TableStateView): void {
    this.#status.clear();
    this.#past = state.past;
    this.#wagers = state.wagers;
    this.#bar.balance(state.balance);
    this.#bar.net(state.net);
    drawRoads(state.table.kind, this.#past, this.#parts.words);
    this.#takeRound(state.round);
    this.#draw();
  }

  broken(): void {
    this.#status.hold(this.#parts.words.text("reconnecting"));
  }

  #takeRound(round: TableRoundView): void {
    const isNew = round.number !== this.#round.number;
    const isNext = isNew || round.phase !== this.#round.phase;
    this.#round = round;
    if (isNew) this.#wagers = this.#wagers.filter(({ number }) => number === round.number);
    if (isNext) void this.#enterPhase();
    this.#draw();
  }

  async #enterPhase(): Promise<void> {
    const { sound } = this.#parts;
    const { phase, endsAt, serverNow, decided } = this.#round;
    this.#phase.abort();
    this.#phase = new AbortController();
    this.#countdown.start(phase, endsAt - serverNow);
    if (phase === "betting") {
      this.#spots.dim();
      this.#stage.wait();
      if (this.#countdown.closesSoon) this.#status.say(this.#parts.words.text("closesSoon"));
      else this.#status.sayPhase(phase);
    } else if (phase === "closed") {
      this.#returnStaged();
      this.#stage.spin();
      this.#status.sayPhase(phase);
      sound.spin();
    } else if (decided !== null) {
      this.#returnStaged();
      await this.#show(decided.result, endsAt - serverNow);
    }
    this.#draw();
  }

  /** Reveals the result, at once when too little of its phase is left. */
  async #show(result: TableResult, leftMs: number): Promise<void> {
    const { words, sound, state, leaving } = this.#parts;
    const { number, decided } = this.#round;
    const ended = AbortSignal.any([leaving, this.#phase.signal]);
    this.#isShowing = true;
    await this.#stage.show(result, {
      isMoving: wantsMotion() && leftMs > revealMs,
      onStep: () => sound.land(1),
      ended,
    });
    this.#isShowing = false;
    if (leaving.aborted) return;
    if (decided !== null && this.#past.at(-1)?.number !== number)
      this.#past = [...this.#past, decided];
    drawRoads(state.table.kind, this.#past, words);
    if (!ended.aborted) {
      this.#spots.light((spot) => pays(spot, result));
      this.#status.say(this.#stage.say(result));
    }
    for (const show of this.#late.splice(0)) show();
  }

  #takeWager(wager: TableWagerView, net: string): void {
    if (this.#parts.leaving.aborted) return;
    const tell = () => {
      const known = this.#wagers.filter(({ id }) => id !== wager.id);
      if (wager.number === this.#round.number) this.#wagers = [...known, wager];
      if (wager.balance !== null) this.#bar.balance(wager.balance);
      this.#bar.net(net);
      if (wager.payout !== null) this.#tellPaid(wager, wager.payout);
      this.#status.unplaced(wager, this.#round.phase);
      this.#draw();
    };
    const wasShown = (this.#past.at(-1)?.number ?? -1) >= wager.number;
    if (this.#isShowing || (wager.decided !== null && !wasShown)) this.#late.push(tell);
    else tell();
  }

  /** Says what the round paid so far, over all bets of it. */
  #tellPaid(wager: TableWagerView, payout: string): void {
    const { words, sound } = this.#parts;
    this.#bar.lastWin(payout);
    if (isAbove(payout, wager.stake)) sound.win(Number(payout) / Number(wager.stake));
    if (wager.number !== this.#round.number) return;
    const result = wager.decided === null ? "" : this.#stage.say(wager.decided.result);
    const parts = [result, paidText(words, this.#wagers)];
    this.#status.say(parts.filter((part) => part !== "").join(" · "));
  }

  #put(spot: string): void {
    const { state, words } = this.#parts;
    const chip = this.#chips.value;
    const most = BigInt(state.limits.spots[spot] ?? "0");
    const { bet, staged } = this.#on(spot);
    const all = this.#staged.total + this.#betTotal;
    if (bet + staged + BigInt(chip) > most) {
      this.#status.pass(words.text("spotLimit", { most: words.money(String(most)) }));
    } else if (all + BigInt(chip) > BigInt(state.limits.round)) {
      this.#status.pass(words.text("roundLimit", { most: words.money(state.limits.round) }));
    } else this.#change(() => this.#staged.add([{ spot, stake: chip }]));
  }

  #change(how: () => void): void {
    if (this.#isBusy || this.#round.phase !== "betting") return;
    if (this.#staged.isEmpty && this.#countdown.closesSoon)
      return this.#status.pass(this.#parts.words.text("closesSoon"));
    this.#status.clear();
    how();
    this.#parts.sound.land(0);
    this.#draw();
  }

  #again(): void {
    const stored = localStorage.getItem(this.#memory);
    if (stored !== null)
      this.#change(() => this.#staged.add(JSON.parse(stored) as { spot: string; stake: string }[]));
  }

  get #memory(): string {
    return `bets:${this.#parts.state.table.kind}`;
  }

  async #bet(): Promise<void> {
    if (this.#staged.isEmpty || this.#isBusy || this.#round.phase !== "betting") return;
    const { words } = this.#parts;
    const { bets } = this.#staged;
    this.#isBusy = true;
    this.#staged.clear();
    this.#status.say(words.text("betting"));
    this.#draw();
    try {
      const { wager, net } = await this.#ask(bets);
      localStorage.setItem(this.#memory, JSON.stringify(bets));
      this.#isBusy = false;
      this.#takeWager(wager, net);
      if (wager.state === "placed")
        this.#status.say(words.text("betTaken", { stake: words.money(wager.stake) }));
    } catch (error) {
      if (!(error instanceof GameRefusal)) throw error;
      this.#status.refused(error, this.#round.phase);
    } finally {
      this.#isBusy = false;
      this.#draw();
    }
  }

  /** A repeated request is the same bet, so no bet is placed twice. */
  #ask(bets: { spot: string; stake: string }[]) {
    const { api, words } = this.#parts;
    const { table, number } = this.#round;
    const order = { table, number, requestId: randomId(), clientSeed: ownSeed(), bets };
    return untilAnswered(
      () => api.bet(order),
      () => this.#status.hold(words.text("reconnecting")),
    );
  }

  /** Returns chips that were not bet in time to the player. */
  #returnStaged(): void {
    if (this.#staged.isEmpty) return;
    this.#staged.clear();
    this.#status.pass(this.#parts.words.text("returnedChips"));
  }

  get #placed(): TableWagerView[] {
    return this.#wagers.filter(({ state }) => ["pending", "placed", "settled"].includes(state));
  }

  get #betTotal(): bigint {
    return this.#placed.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
  }

  #on(spot: string) {
    const sum = (bets: { spot: string; stake: string }[]) =>
      sumBets(bets).find((bet) => bet.spot === spot)?.stake ?? "0";
    return {
      bet: BigInt(sum(this.#placed.flatMap(({ bets }) => bets))),
      staged: BigInt(sum(this.#staged.bets)),
      players: this.#round.onSpots[spot] ?? 0,
    };
  }

  #draw(): void {
    const { words, leaving } = this.#parts;
    if (leaving.aborted) return;
    const isOpen = this.#round.phase === "betting" && !this.#isBusy;
    this.#spots.draw((spot) => this.#on(spot), isOpen);
    const hasMemory = localStorage.getItem(this.#memory) !== null;
    this.#chips.draw({ isOpen, staged: this.#staged.total, bet: this.#betTotal, hasMemory });
    const { players } = this.#round;
    element("players", HTMLElement).textContent = words.text("players", { count: players });
    element("commitment", HTMLElement).textContent = this.#round.commitment.slice(0, 16);
  }
}
