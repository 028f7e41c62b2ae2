import { revealMs } from "../../tables/clock.ts";
import type { TableResult } from "../../tables/table.ts";
import { element, make } from "../dom.ts";
import { pause } from "../entry.ts";
import { backOfCard, faceOfCard, nameOfCard, rankOf } from "./card.ts";
import type { Showing, TableStage } from "./stage.ts";
import type { TableWords } from "./words.ts";

type Side = "dragon" | "tiger";
const sides: readonly Side[] = ["dragon", "tiger"];
/** Two cards are turned and the winner lights up. */
const betweenCardsMs = revealMs / 4;

/** One card for each side; they are turned one after the other. */
export class DragonTigerStage implements TableStage {
  readonly #words: TableWords;
  readonly #hands = {} as Record<Side, { hand: HTMLElement; card: HTMLElement }>;

  constructor(words: TableWords) {
    this.#words = words;
    const hands = sides.map((side) => {
      const card = make("div", { class: "cards" });
      const hand = make(
        "div",
        { class: `hand ${side}` },
        make("p", {}, words.text(`spot_${side}`)),
        card,
      );
      this.#hands[side] = { hand, card };
      return hand;
    });
    element("stage", HTMLElement).replaceChildren(make("div", { class: "hands single" }, ...hands));
  }

  wait(): void {
    for (const { hand, card } of Object.values(this.#hands)) {
      delete hand.dataset.won;
      card.replaceChildren(backOfCard());
    }
  }

  spin(): void {
    this.wait();
  }

  async show(result: TableResult, { isMoving, onStep, ended }: Showing): Promise<void> {
    if (result.kind !== "dragon-tiger") return;
    this.wait();
    for (const side of sides) {
      if (isMoving) await pause(betweenCardsMs, ended);
      if (ended?.aborted === true) return;
      onStep?.();
      this.#hands[side].card.replaceChildren(faceOfCard(result[side], isMoving ? "turned" : ""));
    }
    if (isMoving) await pause(betweenCardsMs, ended);
    if (ended?.aborted === true || result.winner === "tie") return;
    this.#hands[result.winner].hand.dataset.won = "true";
  }

  say(result: TableResult): string {
    if (result.kind !== "dragon-tiger") return "";
    const { winner, isSuited, dragon, tiger } = result;
    if (isSuited) return this.#words.text("result_suitedTie", { card: nameOfCard(dragon) });
    if (winner === "tie") return this.#words.text("result_level", { rank: rankOf(dragon) });
    return this.#words.text(`result_${winner}`, { dragon: rankOf(dragon), tiger: rankOf(tiger) });
  }
}
