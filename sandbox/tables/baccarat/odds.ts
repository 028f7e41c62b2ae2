import { fraction, plus, times, type Fraction } from "../../slot/fraction.ts";
import { cardCount, deckCount } from "../cards.ts";
import { baccaratSpots, type BaccaratSpot } from "./bets.ts";
import { bankerDraws } from "./deal.ts";

export type BaccaratOdds = { player: Fraction; banker: Fraction; tie: Fraction; pair: Fraction };

/** The cards of each number of points in eight decks: tens and court cards count zero. */
const shoe = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * deckCount);

/**
 * The exact odds of a round from eight full decks: every order of up to six cards is counted with
 * its weight.
 */
export function baccaratOdds(): BaccaratOdds {
  const counts = { player: 0n, banker: 0n, tie: 0n };
  const left = [...shoe];
  const take = <T>(points: number, then: (ways: number) => T): T => {
    const ways = left[points] ?? 0;
    left[points] = ways - 1;
    const result = then(ways);
    left[points] = ways;
    return result;
  };
  const count = (player: number, banker: number, ways: bigint) => {
    counts[player === banker ? "tie" : player > banker ? "player" : "banker"] += ways;
  };
  // The orders of the undealt cards make rounds of four, five and six cards comparable.
  const [one, both] = [BigInt(cardCount - 5), BigInt((cardCount - 4) * (cardCount - 5))];
  const rest = (player: number, banker: number, ways: bigint): void => {
    if (player >= 8 || banker >= 8) return count(player, banker, ways * both);
    if (player >= 6) {
      if (!bankerDraws(banker, null)) return count(player, banker, ways * both);
      return each((points, more) =>
        count(player, (banker + points) % 10, ways * BigInt(more) * one),
      );
    }
    each((third, more) => {
      const [total, so] = [(player + third) % 10, ways * BigInt(more)];
      if (!bankerDraws(banker, third)) return count(total, banker, so * one);
      each((points, last) => count(total, (banker + points) % 10, so * BigInt(last)));
    });
  };
  const each = (then: (points: number, ways: number) => void): void => {
    for (let points = 0; points < 10; points += 1) take(points, (ways) => then(points, ways));
  };
  each((a, waysA) =>
    each((b, waysB) =>
      each((c, waysC) =>
        each((d, waysD) => rest((a + c) % 10, (b + d) % 10, BigInt(waysA * waysB * waysC * waysD))),
      ),
    ),
  );
  const all = counts.player + counts.banker + counts.tie;
  return {
    player: fraction(counts.player, all),
    banker: fraction(counts.banker, all),
    tie: fraction(counts.tie, all),
    // Of the cards left, those of the first card's rank.
    pair: fraction(4 * deckCount - 1, cardCount - 1),
  };
}

/** The return to player of each spot, from the odds and the spot's pays. */
export function baccaratReturns(odds: BaccaratOdds): Record<BaccaratSpot, Fraction> {
  const pays = (share: Fraction, hundredths: number) => times(share, fraction(hundredths, 100));
  const returns = {
    player: plus(pays(odds.player, 200), odds.tie),
    banker: plus(pays(odds.banker, 195), odds.tie),
    tie: pays(odds.tie, 900),
    playerPair: pays(odds.pair, 1_200),
    bankerPair: pays(odds.pair, 1_200),
  };
  return Object.fromEntries(baccaratSpots.map((spot) => [spot, returns[spot]])) as typeof returns;
}
