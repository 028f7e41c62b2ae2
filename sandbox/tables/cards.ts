import type { Draw } from "../fairness/draws.ts";

/** A card of one of eight decks: rank 1 (ace) to 13 (king) and suit 0 to 3. */
export type Card = { rank: number; suit: number };

export const deckCount = 8;
const rankCount = 13;
const suitCount = 4;
const cardsOfDeck = rankCount * suitCount;
export const cardCount = deckCount * cardsOfDeck;

/** Deals from eight freshly shuffled decks: each card is drawn from the remaining ones. */
export function dealer(draw: Draw): () => Card {
  const taken: number[] = [];
  return () => {
    let index = draw(cardCount - taken.length);
    for (const gone of taken) if (gone <= index) index += 1;
    taken.push(index);
    taken.sort((a, b) => a - b);
    const inDeck = index % cardsOfDeck;
    return { rank: (inDeck % rankCount) + 1, suit: Math.floor(inDeck / rankCount) };
  };
}
