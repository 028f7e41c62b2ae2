import { describe, expect, it } from "vitest";
import { seededRandom } from "../../art/random.ts";
import { drawsOf } from "../fairness/seeds.ts";
import { wholeWon } from "../money.ts";
import { fraction, times, toDecimal } from "../slot/fraction.ts";
import { baccaratReturn, baccaratSpots } from "./baccarat/bets.ts";
import { bankerDraws, dealBaccarat } from "./baccarat/deal.ts";
import { baccaratOdds, baccaratReturns } from "./baccarat/odds.ts";
import { dragonTigerReturn, dragonTigerSpots } from "./dragon-tiger/bets.ts";
import { compareCards, dealDragonTiger } from "./dragon-tiger/deal.ts";
import { dragonTigerReturns } from "./dragon-tiger/odds.ts";
import { publishedReturns } from "./published.ts";
import { coveredBy, rouletteReturn, rouletteSpots } from "./roulette/bets.ts";
import { tableKinds } from "../catalogue/table-games.ts";
import { chipsInWon, decideTable, mostOn, returnOf, spotsOf } from "./table.ts";

const odds = baccaratOdds();
const percent = (value: Parameters<typeof toDecimal>[0]) =>
  toDecimal(times(value, fraction(100)), 2);

describe("baccarat", () => {
  it("has the odds of punto banco with eight decks", () => {
    // The well-known 44.62 %, 45.86 % and 9.52 %.
    expect([odds.player, odds.banker, odds.tie].map((value) => toDecimal(value, 6))).toEqual([
      "0.446246",
      "0.458597",
      "0.095155",
    ]);
  });

  it("returns the published share", () => {
    const returns = baccaratReturns(odds);
    for (const spot of baccaratSpots)
      expect([spot, percent(returns[spot])]).toEqual([spot, publishedReturns.baccarat[spot]]);
  });

  it("agrees with 200,000 dealt rounds on every spot", () => {
    const random = seededRandom(20_261_121);
    const rounds = 200_000;
    const sums: Record<string, number> = {};
    for (let round = 0; round < rounds; round += 1) {
      const result = dealBaccarat((limit) => Math.floor(random() * limit));
      for (const spot of baccaratSpots)
        sums[spot] = (sums[spot] ?? 0) + baccaratReturn(spot, result);
    }
    const deviations = { player: 1, banker: 1, tie: 2.7, playerPair: 3.2, bankerPair: 3.2 };
    for (const spot of baccaratSpots) {
      const off = Math.abs((sums[spot] ?? 0) / rounds - Number(publishedReturns.baccarat[spot]));
      expect(off).toBeLessThan((100 * 4 * deviations[spot]) / Math.sqrt(rounds));
    }
  });

  it("never deals a card twice", () => {
    const draw = drawsOf("seed", "cards", 1);
    for (let round = 0; round < 2_000; round += 1) {
      const { player, banker } = dealBaccarat(draw);
      const counts = new Map<string, number>();
      for (const { rank, suit } of [...player, ...banker])
        counts.set(`${rank}:${suit}`, (counts.get(`${rank}:${suit}`) ?? 0) + 1);
      for (const count of counts.values()) expect(count).toBeLessThanOrEqual(8);
      expect(player.length + banker.length).toBeLessThanOrEqual(6);
    }
  });

  it("has the banker draw by the table of punto banco", () => {
    const drawn = (total: number) =>
      Array.from({ length: 10 }, (_, third) =>
        bankerDraws(total, third) ? String(third) : "",
      ).join("");
    expect([2, 3, 4, 5, 6, 7].map(drawn)).toEqual([
      "0123456789",
      "012345679",
      "234567",
      "4567",
      "67",
      "",
    ]);
    expect([5, 6].map((total) => bankerDraws(total, null))).toEqual([true, false]);
  });
});

describe("roulette", () => {
  it("has every inside and outside spot of a single-zero table", () => {
    const sizes = new Map<number, number>();
    for (const spot of rouletteSpots) {
      const size = coveredBy(spot)?.size ?? 0;
      sizes.set(size, (sizes.get(size) ?? 0) + 1);
    }
    // 37 straights; 57 splits and 3 with zero; 12 streets and 2 trios; 22 corners and the first
    // four; 11 lines; 6 of twelve; 6 of eighteen.
    expect(Object.fromEntries(sizes)).toEqual({ 1: 37, 2: 60, 3: 14, 4: 23, 6: 11, 12: 6, 18: 6 });
  });

  it("returns 36/37 on every spot, counted over every pocket", () => {
    for (const spot of rouletteSpots) {
      let back = 0;
      for (let number = 0; number < 37; number += 1) back += rouletteReturn(spot, number);
      expect([spot, back]).toEqual([spot, 36]);
    }
    expect(percent(fraction(36, 37))).toBe(publishedReturns.roulette);
  });
});

describe("dragon tiger", () => {
  it("returns the published share, counted over every order of two cards", () => {
    const returns = dragonTigerReturns();
    for (const spot of dragonTigerSpots)
      expect([spot, percent(returns[spot])]).toEqual([spot, publishedReturns.dragonTiger[spot]]);
    // Of the 415 other cards, 31 have the first one's rank and 7 its suit too.
    expect(returns.dragon).toEqual(fraction(2 * 384 + 31, 2 * 415));
    expect(returns.suitedTie).toEqual(fraction(51 * 7, 415));
  });

  it("agrees with 200,000 dealt rounds on every spot", () => {
    const random = seededRandom(20_261_123);
    const rounds = 200_000;
    const sums: Record<string, number> = {};
    for (let round = 0; round < rounds; round += 1) {
      const result = dealDragonTiger((limit) => Math.floor(random() * limit));
      for (const spot of dragonTigerSpots)
        sums[spot] = (sums[spot] ?? 0) + dragonTigerReturn(spot, result);
    }
    for (const spot of dragonTigerSpots) {
      const deviation = spot === "suitedTie" ? 6.6 : spot === "tie" ? 3.2 : 1;
      const off = Math.abs((sums[spot] ?? 0) / rounds - Number(publishedReturns.dragonTiger[spot]));
      expect(off).toBeLessThan((100 * 4 * deviation) / Math.sqrt(rounds));
    }
  });

  it.each([
    [13, 0, 12, 3, "dragon", { dragon: 200, tiger: 0, tie: 0, dragonBig: 200, tigerBig: 200 }],
    [1, 0, 2, 0, "tiger", { dragon: 0, tiger: 200, dragonSmall: 200, tigerSmall: 200 }],
    [9, 1, 9, 2, "tie", { dragon: 50, tiger: 50, tie: 1_200, suitedTie: 0, dragonBig: 200 }],
    [9, 1, 9, 1, "tie", { dragon: 50, tiger: 50, tie: 1_200, suitedTie: 5_100 }],
    [7, 1, 6, 1, "dragon", { dragonSmall: 0, dragonBig: 0, tigerSmall: 200, tigerBig: 0 }],
  ] as const)(
    "compares %i of suit %i with %i of suit %i: %s",
    (a, suitA, b, suitB, winner, pays) => {
      const result = compareCards({ rank: a, suit: suitA }, { rank: b, suit: suitB });
      expect(result.winner).toBe(winner);
      for (const [spot, hundredths] of Object.entries(pays))
        expect([spot, dragonTigerReturn(spot as keyof typeof pays, result)]).toEqual([
          spot,
          hundredths,
        ]);
    },
  );
});

describe.each(tableKinds)("bets at %s", (kind) => {
  it("pay whole won for every chip", () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const result = decideTable(kind, drawsOf("seed", "table", nonce));
      const broken = spotsOf[kind].flatMap((spot) =>
        chipsInWon.filter(
          (chip) => returnOf({ spot, stake: wholeWon(chip) }, result) % wholeWon(1) !== 0n,
        ),
      );
      expect(broken).toEqual([]);
    }
  });

  it("pay at most six million won for the largest stake on one spot", () => {
    const draws = Array.from({ length: 2_000 }, (_, nonce) => drawsOf("seed", "largest", nonce));
    const results = draws.map((draw) => decideTable(kind, draw));
    for (const spot of spotsOf[kind]) {
      const most = results.map((result) => returnOf({ spot, stake: mostOn(kind, spot) }, result));
      const largest = most.reduce((a, b) => (a > b ? a : b));
      expect(largest).toBeGreaterThan(mostOn(kind, spot));
      expect(largest).toBeLessThanOrEqual(wholeWon(6_000_000));
    }
  });
});
