import { describe, expect, it } from "vitest";
import { linesFigures } from "./computed.ts";
import { countScatters, expandWilds, lineWins, scatterAward, windowAt } from "./evaluate.ts";
import { equal, fraction, plus, times, type Fraction } from "./fraction.ts";
import { machine, type LineSymbol, type Machine, type Strip, type Symbol } from "./rules.ts";
import { enumerateSpread, type Spread } from "./spread.ts";

const strip = (letters: string): Strip => [...letters] as Symbol[];
const shortMachine: Machine = {
  ...machine,
  base: ["dAsScB", "WdAsShA", "AsWdScc", "dsWASc", "AdsShc"].map(strip),
  free: ["dAscBs", "WdAshA", "AsWdcc", "dsWAcB", "Adshc"].map(strip),
};
const figures = linesFigures(machine);

describe("figures of the slot", () => {
  it("agree with a second, independent method: line by line from symbol counts", () => {
    const base = plus(lineReturn(machine, machine.base, false), scatterReturn(machine));
    const free = times(expectedFreeSpins(machine), lineReturn(machine, machine.free, true));
    expect(equal(base, figures.returnOfBase)).toBe(true);
    expect(equal(free, figures.returnOfFeature)).toBe(true);
  });
});

describe("enumeration", () => {
  it.each([
    ["paid spins", shortMachine.base, false],
    ["free spins", shortMachine.free, true],
  ] as const)("of %s equals trying every position one by one", (_, strips, expanding) => {
    const spread = enumerateSpread(shortMachine, strips, expanding);
    expect(flat(spread)).toEqual(flat(bruteForce(shortMachine, strips, expanding)));
  });
});

describe("strips", () => {
  it("have no wild on the outer reels and no scatter in free spins", () => {
    for (const strips of [machine.base, machine.free]) {
      expect([...(strips[0] ?? []), ...(strips[4] ?? [])]).not.toContain("W");
    }
    expect(machine.free.flat()).not.toContain("S");
  });

  it("show at most one scatter on each reel, so at most five", () => {
    for (const reel of machine.base) {
      for (let stop = 0; stop < reel.length; stop += 1) {
        expect(countScatters(windowAt([reel], [stop]))).toBeLessThanOrEqual(1);
      }
    }
  });
});

function bruteForce(tried: Machine, strips: readonly Strip[], expanding: boolean): Spread {
  const counts = new Map<number, Map<number, number>>();
  const positions = strips.reduce((product, reel) => product * reel.length, 1);
  for (let position = 0; position < positions; position += 1) {
    let rest = position;
    const stops = strips.map((reel) => {
      const stop = rest % reel.length;
      rest = Math.floor(rest / reel.length);
      return stop;
    });
    const window = windowAt(strips, stops);
    const wins = lineWins(tried, expanding ? expandWilds(window) : window);
    const pay = wins.reduce((sum, win) => sum + win.pay, 0);
    const scatters = countScatters(window);
    const pays = counts.get(scatters) ?? new Map<number, number>();
    pays.set(pay, (pays.get(pay) ?? 0) + 1);
    counts.set(scatters, pays);
  }
  return { positions: BigInt(positions), counts };
}

const flat = ({ positions, counts }: Spread) => ({
  positions,
  counts: [...counts]
    .flatMap(([scatters, pays]) => [...pays].map(([pay, count]) => [scatters, pay, count]))
    .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)),
});

/** Return of all lines: on a line the five places are independent, each with its own odds. */
function lineReturn(tried: Machine, strips: readonly Strip[], expanding: boolean): Fraction {
  let sum = fraction(0);
  for (const rows of tried.lines) {
    const odds = strips.map((reel, index) => oddsOfPlace(reel, rows[index] ?? 0, expanding));
    for (const [symbol, pays] of Object.entries(tried.pays) as [LineSymbol, readonly number[]][]) {
      const fits = odds.map((place) => plus(place(symbol), place("W")));
      const misses = fits.map(({ over, under }) => fraction(under - over, under));
      const one = fraction(1);
      const start = [odds[0]?.(symbol), fits[1], fits[2]].reduce<Fraction>(
        (product, next) => times(product, next ?? one),
        one,
      );
      const [f4 = one, f5 = one, m4 = one, m5 = one] = [fits[3], fits[4], misses[3], misses[4]];
      sum = plus(sum, times(times(start, m4), fraction(pays[0] ?? 0)));
      sum = plus(sum, times(times(start, times(f4, m5)), fraction(pays[1] ?? 0)));
      sum = plus(sum, times(times(start, times(f4, f5)), fraction(pays[2] ?? 0)));
    }
  }
  return times(sum, fraction(1, tried.lines.length));
}

function oddsOfPlace(reel: Strip, row: number, expanding: boolean): (symbol: Symbol) => Fraction {
  const shown = reel.map((_, stop) => {
    const column = windowAt([reel], [stop]);
    return (expanding ? expandWilds(column) : column)[0]?.[row];
  });
  return (symbol) => fraction(shown.filter((seen) => seen === symbol).length, reel.length);
}

/** Odds of each number of scatters: every reel shows one or none, independently. */
function scatterOdds(tried: Machine): Fraction[] {
  return tried.base.reduce<Fraction[]>(
    (odds, reel) => {
      const seen = reel.filter((_, stop) => countScatters(windowAt([reel], [stop])) === 1).length;
      const [yes, no] = [fraction(seen, reel.length), fraction(reel.length - seen, reel.length)];
      return Array.from({ length: odds.length + 1 }, (_, count) =>
        plus(
          times(odds[count] ?? fraction(0), no),
          count === 0 ? fraction(0) : times(odds[count - 1] ?? fraction(0), yes),
        ),
      );
    },
    [fraction(1)],
  );
}

const overScatters = (tried: Machine, value: (count: number) => number): Fraction =>
  scatterOdds(tried).reduce(
    (sum, odds, count) => plus(sum, times(odds, fraction(value(count)))),
    fraction(0),
  );
const scatterReturn = (tried: Machine) =>
  overScatters(tried, (count) => scatterAward(tried, count).pay);
const expectedFreeSpins = (tried: Machine) =>
  overScatters(tried, (count) => scatterAward(tried, count).spins);
