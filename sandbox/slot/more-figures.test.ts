import { describe, expect, it } from "vitest";
import { seededRandom } from "../../art/random.ts";
import type { Mechanic } from "../catalogue/slot-games.ts";
import { cascadeMachine } from "./cascades/rules.ts";
import { computedFigures } from "./computed.ts";
import { decideRound } from "./decide-round.ts";
import { windowAt } from "./evaluate.ts";
import { publish } from "./figures.ts";
import { equal, fraction, plus, times, type Fraction } from "./fraction.ts";
import { publishedFigures } from "./published.ts";
import type { LineSymbol, Strip, Symbol } from "./rules.ts";
import { waysWins } from "./ways/decide.ts";
import { waysMachine } from "./ways/rules.ts";
import { enumerateWays } from "./ways/spread.ts";

const cascades = computedFigures.cascades();
const computed = (mechanic: Mechanic) =>
  mechanic === "cascades" ? cascades : computedFigures[mechanic]();

describe.each(Object.keys(publishedFigures) as Mechanic[])("figures of %s", (mechanic) => {
  const published = publishedFigures[mechanic];

  it("are the published ones", () => {
    expect(publish(computed(mechanic))).toEqual(published);
  });

  it("return between 95 and 96 percent", () => {
    expect(Number(published.returnToPlayerPercent)).toBeGreaterThan(95);
    expect(Number(published.returnToPlayerPercent)).toBeLessThan(96);
  });

  it("agree with 200,000 simulated rounds", () => {
    const random = seededRandom(20_261_121);
    const rounds = 200_000;
    let [paid, hits] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { pay } = decideRound(mechanic, (limit) => Math.floor(random() * limit));
      paid += pay;
      if (pay > 0) hits += 1;
    }
    const off = Math.abs(paid / 20 / rounds - Number(published.returnToPlayerPercent) / 100);
    expect(off).toBeLessThan((4 * Number(published.standardDeviation)) / Math.sqrt(rounds));
    expect(Math.abs(hits / rounds - Number(published.hitFrequencyPercent) / 100)).toBeLessThan(
      0.005,
    );
  });
});

describe("figures of 243 ways", () => {
  it("agree with a second, independent method: symbol by symbol, reel by reel", () => {
    const free = times(symbolReturn(waysMachine.free), fraction(waysMachine.freeFactor));
    const perSpin = enumerateWays(waysMachine, waysMachine.free, waysMachine.freeFactor);
    expect(equal(meanOf(perSpin), free)).toBe(true);
    expect(
      equal(
        meanOf(enumerateWays(waysMachine, waysMachine.base, 1)),
        symbolReturn(waysMachine.base),
      ),
    ).toBe(true);
  });

  it("count every position, like enumerating them one by one on short strips", () => {
    const short = ["dAsScB", "WdAsShA", "AsWdScc", "dsWASc", "AdsShc"].map(
      (letters) => [...letters] as Symbol[],
    );
    const counted = new Map<string, number>();
    const positions = short.reduce((product, reel) => product * reel.length, 1);
    for (let position = 0; position < positions; position += 1) {
      let rest = position;
      const stops = short.map((reel) => {
        const stop = rest % reel.length;
        rest = Math.floor(rest / reel.length);
        return stop;
      });
      const window = windowAt(short, stops);
      const pay = waysWins(waysMachine, window).reduce((sum, win) => sum + win.pay, 0);
      const key = `${window.flat().filter((letter) => letter === "S").length}:${pay}`;
      counted.set(key, (counted.get(key) ?? 0) + 1);
    }
    const spread = enumerateWays(waysMachine, short, 1);
    const walked = [...spread.counts].flatMap(([scatters, pays]) =>
      [...pays].map(([pay, count]) => [`${scatters}:${pay}`, count] as const),
    );
    expect(new Map(walked)).toEqual(counted);
  });
});

describe("figures of the cascades", () => {
  it("have the chance of a first paying drop by inclusion and exclusion", () => {
    const { weights } = cascadeMachine;
    // One symbol on six or more of 15 places; two symbols both on six or more.
    const chance = (counts: readonly number[], shares: readonly number[]): number => {
      const taken = counts.reduce((sum, count) => sum + count, 0);
      const rest = 1 - shares.reduce((sum, share) => sum + share, 0);
      const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
      return (
        (factorial(15) / factorial(15 - taken)) *
        counts.reduce((p, n, i) => (p * (shares[i] ?? 0) ** n) / factorial(n), rest ** (15 - taken))
      );
    };
    const shares = Object.values(weights).map((weight) => weight / 32);
    let hit = 0;
    shares.forEach((a, i) => {
      for (let n = 6; n <= 15; n += 1) hit += chance([n], [a]);
      shares.slice(i + 1).forEach((b) => {
        for (let n = 6; n <= 9; n += 1)
          for (let m = 6; n + m <= 15; m += 1) hit -= chance([n, m], [a, b]);
      });
    });
    const exact = Number(cascades.hitFrequency.over) / Number(cascades.hitFrequency.under);
    expect(exact).toBeCloseTo(hit, 12);
  });
});

function meanOf({ positions, counts }: ReturnType<typeof enumerateWays>): Fraction {
  let sum = 0n;
  for (const pays of counts.values())
    for (const [pay, count] of pays) sum += BigInt(pay) * BigInt(count);
  return fraction(sum, positions);
}

/** Reels are independent: expected ways are the product of what each reel shows on average. */
function symbolReturn(strips: readonly Strip[]): Fraction {
  let sum = fraction(0);
  for (const [symbol, pays] of Object.entries(waysMachine.pays) as [
    LineSymbol,
    readonly number[],
  ][]) {
    const reels = strips.map((strip, reel) => {
      const fits = strip.map(
        (_, stop) =>
          (windowAt([strip], [stop])[0] ?? []).filter(
            (each) => each === symbol || (each === "W" && reel > 0),
          ).length,
      );
      return {
        average: fraction(
          fits.reduce((all, fit) => all + fit, 0),
          strip.length,
        ),
        none: fraction(fits.filter((fit) => fit === 0).length, strip.length),
      };
    });
    pays.forEach((pay, index) => {
      const length = index + 3;
      const run = reels.slice(0, length).reduce((p, reel) => times(p, reel.average), fraction(1));
      const end = reels[length]?.none ?? fraction(1);
      sum = plus(sum, times(times(run, end), fraction(pay)));
    });
  }
  return sum;
}
