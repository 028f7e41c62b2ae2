import type { Acceptance } from "../../sport/slip-wagers.ts";
import { mostLegs, payoutAt } from "../../sport/payout.ts";
import { wholeWon, toText } from "../../money.ts";
import type { FixtureView, SportStateView } from "../../sport/wire.ts";
import { element, make } from "../dom.ts";
import type { Pick } from "./fixture-card.ts";
import { nameIn, oddsText, outcomeName } from "./names.ts";
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
};
const remembered = "sport-stake";
const accepted = "sport-accept";

/** The slip: selections, stakes, and which changed odds are accepted. */
export class Slip {
  readonly #tools: Tools;
  #lines: Line[] = [];
  mode: SlipMode = "singles";
  isBusy = false;

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
        this.draw();
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

  /** Adds an outcome to the slip or removes it; it replaces another one of the same match. */
  toggle(pick: Pick): void {
    const odds = this.#oddsOf(pick);
    if (this.has(pick)) this.#lines = this.#lines.filter((line) => !isSame(line, pick));
    else if (odds !== null) {
      const others = this.#lines.filter(({ fixture }) => fixture !== pick.fixture);
      this.#lines = [...others, { ...pick, odds }].slice(-mostLegs);
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
    const problem = this.#problem();
    const note = element("slip-note", HTMLElement);
    if (note.textContent !== problem) note.textContent = problem;
    const bet = element("place-slip", HTMLButtonElement);
    bet.setAttribute("aria-disabled", String(!this.canBet));
    const total =
      BigInt(this.stake || "0") * BigInt(this.mode === "singles" ? Math.max(1, count) : 1);
    bet.textContent = words.text("placeBet", { stake: words.money(String(total)) });
    element("slip-return", HTMLElement).textContent = words.money(this.#potential());
    element("slip-odds", HTMLElement).textContent = this.#lines
      .reduce((product, { odds }) => (product * odds) / 100, 1)
      .toFixed(2);
    element("odds-row", HTMLElement).hidden = this.mode === "singles";
  }

  #line(line: Line): HTMLElement {
    const { words, find } = this.#tools;
    const match = find(line.fixture);
    const market = match?.markets.find(({ key }) => key === line.market);
    const now = this.#oddsOf(line);
    const off = make("button", { type: "button", class: "off" }, "×");
    const name =
      match === undefined
        ? words.text("ended")
        : outcomeName(words, match, line.market, line.outcome, market?.line ?? null);
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
          `${words.text(`market_${line.market}` as "market_result")} · ${nameIn(words, match.home)} – ${nameIn(words, match.away)}`,
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

  #potential(): string {
    const stake = wholeWon(Number(this.stake || "0"));
    const odds = this.#lines.map((line) => this.#oddsOf(line) ?? line.odds);
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
