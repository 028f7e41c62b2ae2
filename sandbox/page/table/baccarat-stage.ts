import type { Card } from "../../tables/baccarat/deal.ts";
import { pointsOf } from "../../tables/baccarat/deal.ts";
import { revealMs } from "../../tables/clock.ts";
import type { TableResult } from "../../tables/table.ts";
import { element, make } from "../dom.ts";
import { pause } from "../entry.ts";
import type { Showing, TableStage } from "./stage.ts";
import type { TableWords } from "./words.ts";

const suitLetters = ["♠", "♥", "♦", "♣"];
const rankLetters = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const mostCards = 6;
const betweenCardsMs = revealMs / mostCards;

/** Two hands; cards appear one by one in the order of the deal. */
export class BaccaratStage implements TableStage {
  readonly #words: TableWords;
  readonly #hands = {} as Record<"player" | "banker", { cards: HTMLElement; total: HTMLElement }>;

  constructor(words: TableWords) {
    this.#words = words;
    const hands = (["player", "banker"] as const).map((side) => {
      const [cards, total] = [make("div", { class: "cards" }), make("strong", { class: "total" })];
      this.#hands[side] = { cards, total };
      const name = make("p", {}, words.text(`spot_${side}`), total);
      return make("div", { class: `hand ${side}` }, name, cards);
    });
    element("stage", HTMLElement).replaceChildren(make("div", { class: "hands" }, ...hands));
  }

  wait(): void {
    for (const { cards, total } of Object.values(this.#hands)) {
      cards.replaceChildren(...[0, 1].map(() => make("span", { class: "card back" })));
      total.textContent = "";
    }
  }

  spin(): void {
    this.wait();
  }

  async show(result: TableResult, { isMoving, onStep, ended }: Showing): Promise<void> {
    if (result.kind !== "baccarat") return;
    for (const { cards } of Object.values(this.#hands)) cards.replaceChildren();
    const deal: ["player" | "banker", number][] = [
      ["player", 0],
      ["banker", 0],
      ["player", 1],
      ["banker", 1],
      ["player", 2],
      ["banker", 2],
    ];
    for (const [side, index] of deal) {
      const card = result[side][index];
      if (card === undefined) continue;
      if (isMoving) await pause(betweenCardsMs, ended);
      if (ended?.aborted === true) return;
      onStep?.();
      const { cards, total } = this.#hands[side];
      cards.append(this.#card(card, isMoving));
      const shown = result[side].slice(0, index + 1);
      total.textContent = String(shown.reduce((sum, each) => sum + pointsOf(each), 0) % 10);
    }
  }

  say(result: TableResult): string {
    if (result.kind !== "baccarat") return "";
    const { winner, playerTotal: player, bankerTotal: banker } = result;
    return this.#words.text(`result_${winner}`, { player, banker });
  }

  #card({ rank, suit }: Card, isMoving: boolean): HTMLElement {
    const letter = suitLetters[suit] ?? "";
    const number = rankLetters[rank - 1] ?? "";
    const isRed = suit === 1 || suit === 2;
    return make(
      "span",
      {
        class: `card face${isRed ? " red" : ""}${isMoving ? " dealt" : ""}`,
        role: "img",
        "aria-label": `${letter} ${number}`,
      },
      make("b", {}, number),
      make("i", {}, letter),
    );
  }
}
