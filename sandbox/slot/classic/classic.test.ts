import { describe, expect, it } from "vitest";
import { computedFigures } from "../computed.ts";
import { equal, fraction, plus, times, type Fraction } from "../fraction.ts";
import { classicWindow, classicWins, decideClassic } from "./decide.ts";
import { classicMachine, type ClassicStrip, type ClassicSymbol } from "./rules.ts";

const { strips, lines, pays, wildFactor } = classicMachine;
/** What the middle line pays for three symbols. */
const middle = (shown: string) => {
  const window = [...shown].map((symbol) => ["A", symbol, "B"] as ClassicSymbol[]);
  return classicWins(classicMachine, window).find(({ line }) => line === 0);
};

describe("a line of the classic slot", () => {
  it.each([
    ["CCC", "C", 3, 1],
    ["CWC", "C", 3, 2],
    ["WWC", "C", 3, 4],
    ["WFC", "F", 2, 2],
    ["FFA", "F", 2, 1],
    ["WWW", "W", 3, 1],
  ])("of %s pays %s %i times, multiplied by %i", (shown, symbol, count, factor) => {
    const pay = pays[symbol as ClassicSymbol][count - 2] ?? 0;
    expect(middle(shown)).toMatchObject({ symbol, count, factor, pay: pay * factor });
  });

  it.each(["CCB", "FCF", "WCB", "BCC"])("of %s pays nothing", (shown) => {
    expect(middle(shown)).toBeUndefined();
  });
});

it("the exact return agrees with a second method: line by line from the odds of each place", () => {
  const letters = Object.keys(pays) as ClassicSymbol[];
  const odds = strips.map((strip) => (symbol: ClassicSymbol) => oddsOf(strip, symbol));
  let sum = fraction(0);
  for (const one of letters)
    for (const two of letters)
      for (const three of letters) {
        const chance = [one, two, three].reduce<Fraction>(
          (product, symbol, reel) => times(product, odds[reel]?.(symbol) ?? fraction(0)),
          fraction(1),
        );
        sum = plus(sum, times(chance, fraction(payOf([one, two, three]))));
      }
  const perRound = times(sum, fraction(lines.length, 20));
  expect(equal(perRound, computedFigures.classic().returnToPlayer)).toBe(true);
});

it("draws one stop for each reel and nothing else", () => {
  const limits: number[] = [];
  const outcome = decideClassic(classicMachine, (limit) => {
    limits.push(limit);
    return 1;
  });
  expect(limits).toEqual(strips.map(({ length }) => length));
  expect(outcome.base.window).toEqual(classicWindow(strips, [1, 1, 1]));
});

/** Each row of a reel shows every symbol of its strip equally often. */
const oddsOf = (strip: ClassicStrip, symbol: ClassicSymbol): Fraction =>
  fraction(strip.filter((each) => each === symbol).length, strip.length);

/** The pay of a line, from the rules as a player reads them. */
function payOf(shown: readonly ClassicSymbol[]): number {
  const others = [...new Set(shown)].filter((symbol) => symbol !== "W");
  const wilds = (symbols: readonly ClassicSymbol[]) =>
    symbols.filter((symbol) => symbol === "W").length;
  const [only = "W"] = others;
  if (others.length <= 1) return pays[only][1] * (only === "W" ? 1 : wildFactor ** wilds(shown));
  const [first, second] = shown;
  const pair = [first, second].every((symbol) => symbol === "F" || symbol === "W");
  return pair ? pays.F[0] * wildFactor ** wilds(shown.slice(0, 2)) : 0;
}
