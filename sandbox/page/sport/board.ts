import type { DisciplineKey } from "../../sport/disciplines.ts";
import type { FixtureView } from "../../sport/wire.ts";
import { element, make } from "../dom.ts";
import { FixtureCard, type Pick } from "./fixture-card.ts";
import type { SportWords } from "./words.ts";

type Tools = {
  words: SportWords;
  isPicked: (pick: Pick) => boolean;
  choose: (pick: Pick) => void;
};
const order: readonly DisciplineKey[] = ["football", "basketball", "baseball", "esports", "tennis"];

/** The list of matches of one discipline: running ones, then upcoming ones. */
export class Board {
  readonly #tools: Tools;
  readonly #cards = new Map<string, FixtureCard>();
  #shown: DisciplineKey;

  constructor(fixtures: readonly FixtureView[], first: DisciplineKey, tools: Tools) {
    this.#tools = tools;
    this.#shown = first;
    this.take(fixtures, []);
    this.#drawTabs();
  }

  find(id: string): FixtureView | undefined {
    return this.#cards.get(id)?.fixture;
  }

  take(fixtures: readonly FixtureView[], gone: readonly string[]): void {
    for (const id of gone) this.#cards.delete(id);
    for (const fixture of fixtures) {
      const card = this.#cards.get(fixture.id);
      if (card === undefined) this.#cards.set(fixture.id, new FixtureCard(fixture, this.#tools));
      else card.update(fixture);
    }
    this.#arrange();
  }

  draw(): void {
    for (const card of this.#cards.values()) card.draw();
  }

  /** Puts cards in order; existing ones stay untouched. */
  #arrange(): void {
    const { words } = this.#tools;
    const cards = [...this.#cards.values()].filter(
      ({ fixture }) => fixture.discipline === this.#shown,
    );
    const rank = { live: 0, upcoming: 1, ended: 2, abandoned: 2 };
    const sorted = cards.toSorted(
      (a, b) =>
        rank[a.fixture.phase] - rank[b.fixture.phase] || a.fixture.startsAt - b.fixture.startsAt,
    );
    const list = element("matches", HTMLElement);
    list.setAttribute("aria-label", words.text(`discipline_${this.#shown}`));
    const wanted = sorted.map(({ view }) => view);
    for (const child of Array.from(list.children))
      if (!wanted.includes(child as HTMLElement)) child.remove();
    wanted.forEach((view, index) => {
      if (list.children[index] !== view) list.insertBefore(view, list.children[index] ?? null);
    });
  }

  #drawTabs(): void {
    const { words } = this.#tools;
    const tabs = element("tabs", HTMLElement);
    tabs.setAttribute("aria-label", words.text("disciplines"));
    const buttons = order.map((key) => {
      const button = make(
        "button",
        { type: "button", "aria-pressed": String(key === this.#shown) },
        words.text(`discipline_${key}`),
      );
      button.addEventListener("click", () => {
        this.#shown = key;
        for (const each of buttons) each.setAttribute("aria-pressed", String(each === button));
        this.#arrange();
        element("matches", HTMLElement).scrollTop = 0;
      });
      return button;
    });
    tabs.replaceChildren(...buttons);
    buttons[order.indexOf(this.#shown)]?.scrollIntoView({ block: "nearest", inline: "center" });
  }
}
