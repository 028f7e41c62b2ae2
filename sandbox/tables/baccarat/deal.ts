import type { Draw } from "../../fairness/draws.ts";
import { dealer, type Card } from "../cards.ts";

type Side = "player" | "banker";
export type BaccaratResult = {
  player: Card[];
  banker: Card[];
  playerTotal: number;
  bankerTotal: number;
  winner: Side | "tie";
  playerPair: boolean;
  bankerPair: boolean;
};

/** The points of a card: ace to nine count their number, ten and court cards zero. */
export const pointsOf = ({ rank }: Pick<Card, "rank">): number => (rank > 9 ? 0 : rank);
const totalOf = (cards: readonly Card[]) =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** Deals a round from eight freshly shuffled decks. */
export function dealBaccarat(draw: Draw): BaccaratResult {
  const next = dealer(draw);
  const [first, second, third, fourth] = [next(), next(), next(), next()];
  const [player, banker] = [
    [first, third],
    [second, fourth],
  ];
  const naturals = totalOf(player) >= 8 || totalOf(banker) >= 8;
  if (!naturals) {
    if (totalOf(player) <= 5) player.push(next());
    if (bankerDraws(totalOf(banker), player[2] === undefined ? null : pointsOf(player[2]))) {
      banker.push(next());
    }
  }
  const [playerTotal, bankerTotal] = [totalOf(player), totalOf(banker)];
  return {
    player,
    banker,
    playerTotal,
    bankerTotal,
    winner: playerTotal === bankerTotal ? "tie" : playerTotal > bankerTotal ? "player" : "banker",
    playerPair: first.rank === third.rank,
    bankerPair: second.rank === fourth.rank,
  };
}

/**
 * Whether the banker takes a third card: with 5 or less when the player stood, otherwise by the
 * points of the player's third card (the usual table of punto banco).
 */
export function bankerDraws(total: number, playersThird: number | null): boolean {
  if (playersThird === null) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return playersThird !== 8;
  if (total === 4) return playersThird >= 2 && playersThird <= 7;
  if (total === 5) return playersThird >= 4 && playersThird <= 7;
  return total === 6 && (playersThird === 6 || playersThird === 7);
}
