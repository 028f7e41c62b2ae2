import { fraction, type Fraction } from "../../slot/fraction.ts";
import { cardCount } from "../cards.ts";
import { dragonTigerReturn, dragonTigerSpots, type DragonTigerSpot } from "./bets.ts";
import { dealDragonTiger } from "./deal.ts";

/** The exact return to player of each spot: every order of two cards is dealt and counted. */
export function dragonTigerReturns(): Record<DragonTigerSpot, Fraction> {
  const back = new Map<DragonTigerSpot, number>();
  for (let first = 0; first < cardCount; first += 1) {
    for (let second = 0; second < cardCount - 1; second += 1) {
      const drawn = [first, second];
      const result = dealDragonTiger(() => drawn.shift() ?? 0);
      for (const spot of dragonTigerSpots)
        back.set(spot, (back.get(spot) ?? 0) + dragonTigerReturn(spot, result));
    }
  }
  const orders = cardCount * (cardCount - 1) * 100;
  return Object.fromEntries(
    dragonTigerSpots.map((spot) => [spot, fraction(back.get(spot) ?? 0, orders)]),
  ) as Record<DragonTigerSpot, Fraction>;
}
