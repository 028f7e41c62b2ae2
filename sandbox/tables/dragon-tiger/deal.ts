import type { Draw } from "../../fairness/draws.ts";
import { dealer, type Card } from "../cards.ts";

export type DragonTigerResult = {
  dragon: Card;
  tiger: Card;
  winner: "dragon" | "tiger" | "tie";
  /** Whether a tie is of one suit too. */
  isSuited: boolean;
};

/** Deals one card to each side. */
export function dealDragonTiger(draw: Draw): DragonTigerResult {
  const next = dealer(draw);
  const dragon = next();
  return compareCards(dragon, next());
}

/** The higher card wins: the ace is the lowest and the king the highest; suits do not count. */
export function compareCards(dragon: Card, tiger: Card): DragonTigerResult {
  const lead = dragon.rank - tiger.rank;
  return {
    dragon,
    tiger,
    winner: lead === 0 ? "tie" : lead > 0 ? "dragon" : "tiger",
    isSuited: lead === 0 && dragon.suit === tiger.suit,
  };
}
