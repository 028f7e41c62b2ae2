import { pointsOf } from "../../tables/baccarat/deal.ts";
import { revealMs } from "../../tables/clock.ts";
import type { TableResult } from "../../tables/table.ts";
import { element, make } from "../dom.ts";
import { pause } from "../entry.ts";
import { backOfCard, faceOfCard } from "./card.ts";
import type { Showing, TableStage } from "./stage.ts";
import type { TableWords } from "./words.ts";

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
      cards.replaceChildren(backOfCard(), backOfCard());
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
      cards.append(faceOfCard(card, isMoving ? "dealt" : ""));
      const shown = result[side].slice(0, index + 1);
      total.textContent = String(shown.reduce((sum, each) => sum + pointsOf(each), 0) % 10);
    }
  }

  say(result: TableResult): string {
    if (result.kind !== "baccarat") return "";
    const { winner, playerTotal: player, bankerTotal: banker } = result;
    return this.#words.text(`result_${winner}`, { player, banker });
  }
}
