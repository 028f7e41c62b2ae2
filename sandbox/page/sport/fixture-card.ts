import type { FixtureView, MarketView } from "../../sport/wire.ts";
import { make } from "../dom.ts";
import { handicapText, marketName, nameIn, oddsText, outcomeName, stateName } from "./names.ts";
import type { SportKey, SportWords } from "./words.ts";

export type Pick = { fixture: string; market: string; outcome: string };
type Tools = {
  words: SportWords;
  isPicked: (pick: Pick) => boolean;
  choose: (pick: Pick) => void;
};

/** One match of the list. It is updated in place, so that keyboard focus is kept. */
export class FixtureCard {
  readonly view: HTMLElement;
  fixture: FixtureView;
  readonly #tools: Tools;
  readonly #state = make("span", { class: "match-state" });
  readonly #league = make("span", { class: "league" });
  readonly #teams = make("div", { class: "teams" });
  readonly #markets = make("div", { class: "markets" });
  readonly #more = make("button", { type: "button", class: "more", "aria-expanded": "false" });
  readonly #buttons = new Map<string, HTMLButtonElement>();

  constructor(fixture: FixtureView, tools: Tools) {
    this.fixture = fixture;
    this.#tools = tools;
    const head = make("p", { class: "match-head" }, this.#league, this.#state);
    this.view = make("article", { class: "match" }, head, this.#teams, this.#markets, this.#more);
    this.#more.addEventListener("click", () => {
      const isOpen = this.#more.getAttribute("aria-expanded") === "true";
      this.#more.setAttribute("aria-expanded", String(!isOpen));
    });
    this.update(fixture);
  }

  update(fixture: FixtureView): void {
    const before = this.fixture;
    this.fixture = fixture;
    const { words } = this.#tools;
    this.view.dataset.phase = fixture.phase;
    this.#league.textContent = nameIn(words, fixture.league);
    this.#state.textContent = stateName(words, fixture);
    const [home, away] = [nameIn(words, fixture.home), nameIn(words, fixture.away)];
    this.view.setAttribute("aria-label", words.text("match", { home, away }));
    const isPlayed = fixture.phase !== "upcoming";
    this.#teams.replaceChildren(
      ...([home, away] as const).flatMap((name, index) => {
        const score = index === 0 ? fixture.score.home : fixture.score.away;
        return [
          make("b", { dir: "auto" }, name),
          make("strong", {}, isPlayed ? String(score) : ""),
        ];
      }),
      ...(fixture.isCorrected ? [make("em", {}, words.text("corrected"))] : []),
    );
    if (marketKeys(before) !== marketKeys(fixture) || this.#buttons.size === 0) this.#build();
    this.draw();
  }

  /** Shows the odds and the selections on the slip. */
  draw(): void {
    const { isPicked } = this.#tools;
    const { fixture } = this;
    for (const market of fixture.markets) {
      for (const { key, odds } of market.outcomes) {
        const button = this.#buttons.get(`${market.key}:${key}`);
        const price = button?.querySelector("strong");
        if (button === undefined || price === null || price === undefined) continue;
        const text = odds === null ? "–" : oddsText(odds);
        const old = Number(price.textContent);
        if (price.textContent !== text && old > 0 && odds !== null)
          button.dataset.moved = odds / 100 > old ? "up" : "down";
        price.textContent = text;
        const pick = { fixture: fixture.id, market: market.key, outcome: key };
        button.setAttribute("aria-pressed", String(isPicked(pick)));
        button.setAttribute("aria-disabled", String(odds === null));
      }
    }
  }

  #build(): void {
    this.#buttons.clear();
    const { markets } = this.fixture;
    this.#markets.replaceChildren(...markets.map((market) => this.#market(market)));
    const name = make("span", { class: "hidden-text" }, this.#tools.words.text("moreMarkets"));
    this.#more.replaceChildren(`+${markets.length - 1} `, name);
    this.#more.hidden = markets.length < 2;
  }

  #market(market: MarketView): HTMLElement {
    const { words, choose } = this.#tools;
    const buttons = market.outcomes.map(({ key }) => {
      const button = make(
        "button",
        { type: "button", class: "odds" },
        make("span", {}, ...this.#nameParts(market, key)),
        " ",
        make("strong", {}),
      ) as HTMLButtonElement;
      const pick = { fixture: this.fixture.id, market: market.key, outcome: key };
      button.addEventListener("click", () => {
        if (button.getAttribute("aria-disabled") !== "true") choose(pick);
      });
      this.#buttons.set(`${market.key}:${key}`, button);
      return button;
    });
    const name = marketName(words, market.key, this.fixture.discipline);
    return make(
      "div",
      { class: "market", role: "group", "aria-label": name },
      make("small", {}, name),
      make("div", {}, ...buttons),
    );
  }

  /**
   * The name of an outcome. Where the teams are beside it in their order, a short name or the
   * handicap alone is shown, and the team is read out.
   */
  #nameParts({ key: market, line }: MarketView, outcome: string): (Node | string)[] {
    const { words } = this.#tools;
    const name = (about: number | null) => outcomeName(words, this.fixture, market, outcome, about);
    if (market === "result") {
      const short = make("span", { class: "short" }, words.text(`short_${outcome}` as SportKey));
      return [make("span", { class: "full" }, name(line)), " ", short];
    }
    if ((outcome === "home" || outcome === "away") && line !== null)
      return [make("span", { class: "full" }, name(null), " "), handicapText(outcome, line)];
    return [name(line)];
  }
}

const marketKeys = ({ markets }: FixtureView): string =>
  markets.map(({ key, line }) => `${key}${line ?? ""}`).join(",");
