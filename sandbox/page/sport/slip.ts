import type { Acceptance } from "../../sport/slip-wagers.ts";
import { mostLegs, payoutAt, productText } from "../../sport/payout.ts";
import { wholeWon, toText } from "../../money.ts";
import type { FixtureView, SportStateView } from "../../sport/wire.ts";
import { element, make } from "../dom.ts";
import type { Pick } from "./fixture-card.ts";
import { marketName, nameIn, oddsText, outcomeName } from "./names.ts";
import type { SportWords } from "./words.ts";

export type SlipMode = "singles" | "accumulator";
/** One line of the slip with the odds that the player has seen. */
export type Line = Pick & { odds: number };
type Tools = {
  words: SportWords;
  limits: SportStateView["limits"];
  find: (id: string) => FixtureView | undefined;
  changed: () => void;
  bet: () => void;
  /** Says above the matches what a closed slip would hide on a phone. */
  say: (text: string) => void;
};
const remembered = "sport-stake";
const accepted = "sport-accept";

/** The slip: selections, stakes, and which changed odds are accepted. */
export class Slip {
  readonly #tools: Tools;
  #lines: Line[] = [];
  mode: SlipMode = "singles";
  isBusy = false;
  /** What became of the last pressed outcome, where the list does not show it. */
  #note = "";

  constructor(tools: Tools) {
    this.#tools = tools;
    const { words } = tools;
    const stake = element("stake-field", HTMLInputElement);
    stake.value = localStorage.getItem(remembered) ?? "10000";
    stake.addEventListener("input", () => {
      localStorage.setItem(remembered, stake.value);
      this.draw();
    });
    const accept = element("accept", HTMLSelectElement);
    accept.replaceChildren(
      ...(["none", "better", "any"] as const).map((value) =>
        make("option", { value }, words.text(`accept_${value}`)),
      ),
    );
    accept.value = localStorage.getItem(accepted) ?? "better";
    accept.addEventListener("change", () => localStorage.setItem(accepted, accept.value));
    for (const mode of ["singles", "accumulator"] as const) {
      element(mode, HTMLButtonElement).addEventListener("click", () => {
        this.mode = mode;
        this.#note = "";
        if (mode === "accumulator") this.#keepLatestOfMatches();
        this.draw();
        tools.changed();
      });
    }
    element("slip-form", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.canBet) tools.bet();
    });
    this.draw();
  }

  get lines(): readonly Line[] {
    return this.#lines;
  }

  get acceptance(): Acceptance {
    return element("accept", HTMLSelectElement).value as Acceptance;
  }

  get stake(): string {
    return element("stake-field", HTMLInputElement).value.replaceAll(/\D/g, "");
  }

  get canBet(): boolean {
    return !this.isBusy && this.#problem() === "" && this.#lines.length > 0;
  }

  has(pick: Pick): boolean {
    return this.#lines.some((line) => isSame(line, pick));
  }

  /**
   * Adds an outcome to the slip or removes it. Singles may have several of one match; in an
   * accumulator an outcome replaces the other one of its match, and the slip says which. A full slip
   * takes no more.
   */
  toggle(pick: Pick): void {
    const odds = this.#oddsOf(pick);
    this.#note = "";
    if (this.has(pick)) this.#lines = this.#lines.filter((line) => !isSame(line, pick));
    else if (odds !== null) {
      const kept = this.mode === "singles" ? this.#lines : this.#dropSameMatch(this.#lines, pick);
      if (kept.length < mostLegs) this.#lines = [...kept, { ...pick, odds }];
      else this.#sayFull();
    }
    if (this.#lines.length < 2) this.mode = "singles";
    this.draw();
    this.#tools.changed();
  }

  /** Removes selections that were bet from the slip. */
  remove(lines: readonly Line[]): void {
    this.#lines = this.#lines.filter((line) => !lines.some((each) => isSame(each, line)));
    this.draw();
    this.#tools.changed();
  }

  /** Accepts the present odds, which the player sees. */
  takeOddsOfNow(): void {
    this.#lines = this.#lines.flatMap((line) => {
      const odds = this.#oddsOf(line);
      return odds === null ? [] : [{ ...line, odds }];
    });
    this.draw();
    this.#tools.changed();
  }

  draw(): void {
    const { words } = this.#tools;
    const count = this.#lines.length;
    element("slip-lines", HTMLElement).replaceChildren(
      ...this.#lines.map((line) => this.#line(line)),
    );
    element("slip-empty", HTMLElement).hidden = count > 0;
    element("slip-form", HTMLElement).hidden = count === 0;
    element("slip-count", HTMLElement).textContent = count > 0 ? String(count) : "";
    for (const mode of ["singles", "accumulator"] as const) {
      const button = element(mode, HTMLButtonElement);
      button.setAttribute("aria-pressed", String(mode === this.mode));
      button.hidden = count < 2;
    }
    const problem = this.#problem() || this.#note;
    const note = element("slip-note", HTMLElement);
    if (note.textContent !== problem) note.textContent = problem;
    const bet = element("place-slip", HTMLButtonElement);
    bet.setAttribute("aria-disabled", String(!this.canBet));
    const total =
      BigInt(this.stake || "0") * BigInt(this.mode === "singles" ? Math.max(1, count) : 1);
    bet.textContent = words.text("placeBet", { stake: words.money(String(total)) });
    element("slip-return", HTMLElement).textContent = words.money(this.#potential());
    element("slip-odds", HTMLElement).textContent = productText(this.#oddsOfNow);
    element("odds-row", HTMLElement).hidden = this.mode === "singles";
  }

  #line(line: Line): HTMLElement {
    const { words, find } = this.#tools;
    const match = find(line.fixture);
    const now = this.#oddsOf(line);
    const off = make("button", { type: "button", class: "off" }, "×");
    const name = this.#name(line);
    off.setAttribute("aria-label", words.text("takeOff", { name }));
    off.addEventListener("click", () => this.toggle(line));
    if (match === undefined) return make("li", { class: "closed" }, make("p", {}, name), off);
    const changed = now !== null && now !== line.odds;
    return make(
      "li",
      now === null ? { class: "closed" } : {},
      make(
        "p",
        {},
        make("b", {}, name),
        make(
          "small",
          {},
          `${marketName(words, line.market, match.discipline)} · ${nameIn(words, match.home)} – ${nameIn(words, match.away)}`,
        ),
      ),
      make("strong", changed ? { class: "moved" } : {}, now === null ? "–" : oddsText(now)),
      off,
    );
  }

  #oddsOf({ fixture, market, outcome }: Pick): number | null {
    const offer = this.#tools.find(fixture)?.markets.find(({ key }) => key === market);
    return offer?.outcomes.find(({ key }) => key === outcome)?.odds ?? null;
  }

  /** What total odds and return are computed from; a closed selection counts as picked. */
  get #oddsOfNow(): number[] {
    return this.#lines.map((line) => this.#oddsOf(line) ?? line.odds);
  }

  #dropSameMatch(lines: readonly Line[], pick: Pick): Line[] {
    this.#sayReplaced(
      lines.find(({ fixture }) => fixture === pick.fixture),
      pick,
    );
    return lines.filter(({ fixture }) => fixture !== pick.fixture);
  }

  #sayReplaced(old: Line | undefined, by: Pick): void {
    if (old === undefined) return;
    const names = { old: this.#name(old), name: this.#name(by) };
    this.#note = this.#tools.words.text("replaced", names);
  }

  #sayFull(): void {
    this.#note = this.#tools.words.text("slipFull", { count: mostLegs });
    this.#tools.say(this.#note);
  }

  #keepLatestOfMatches(): void {
    const lines = this.#lines;
    this.#lines = lines.reduce<Line[]>(
      (kept, line) => [...this.#dropSameMatch(kept, line), line],
      [],
    );
  }

  #name({ fixture, market, outcome }: Pick): string {
    const { words, find } = this.#tools;
    const match = find(fixture);
    const line = match?.markets.find(({ key }) => key === market)?.line ?? null;
    return match === undefined
      ? words.text("ended")
      : outcomeName(words, match, market, outcome, line);
  }

  #potential(): string {
    const stake = wholeWon(Number(this.stake || "0"));
    const odds = this.#oddsOfNow;
    if (this.mode === "accumulator") return toText(payoutAt(stake, odds));
    const sum = odds.reduce((all, each) => all + BigInt(toText(payoutAt(stake, [each]))), 0n);
    return String(sum);
  }

  /** Why the slip cannot be bet, as text; empty when it can. */
  #problem(): string {
    const { words, limits } = this.#tools;
    if (this.#lines.some((line) => this.#oddsOf(line) === null)) return words.text("lineClosed");
    const stake = BigInt(this.stake || "0");
    const isStep = stake % BigInt(limits.step) === 0n;
    if (stake < BigInt(limits.least) || stake > BigInt(limits.most) || !isStep) {
      const [least, most] = [words.money(limits.least), words.money(limits.most)];
      return words.text("stakeRule", { least, most, step: words.money(limits.step) });
    }
    return "";
  }
}

const isSame = (a: Pick, b: Pick): boolean =>
  a.fixture === b.fixture && a.market === b.market && a.outcome === b.outcome;
