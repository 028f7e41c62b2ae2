import type { Feature } from "../figures.ts";
import { dividedBy, fraction, minus, plus, times, type Fraction } from "../fraction.ts";
import type { HoldMachine } from "./rules.ts";

const [none, one] = [fraction(0), fraction(1)];

/** What `coins` coins on the reels pay when they are held, in total stakes; null when they are not. */
export function holdOf(machine: HoldMachine, parts: number): (coins: number) => Feature | null {
  const chances = finalCoins(machine);
  const amount = momentsOf(machine.amounts);
  const all = machine.strips.length * rowCount;
  const highest = Math.max(...machine.amounts.map(([pay]) => pay));
  return (coins) => {
    if (coins < machine.fewestCoins) return null;
    let [mean, square] = [none, none];
    chances(coins).forEach((chance, count) => {
      const number = fraction(count);
      const full = fraction(count === all ? machine.fullPay : 0);
      const expected = plus(times(number, amount.mean), full);
      const spread = times(number, amount.variance);
      mean = plus(mean, times(chance, expected));
      square = plus(square, times(chance, plus(spread, times(expected, expected))));
    });
    const share = fraction(1, parts);
    return {
      mean: times(mean, share),
      variance: times(minus(square, times(mean, mean)), times(share, share)),
      largest: fraction(all * highest + machine.fullPay, parts),
    };
  };
}

const rowCount = 3;

function momentsOf(amounts: HoldMachine["amounts"]): { mean: Fraction; variance: Fraction } {
  const total = (value: (pay: number) => number) =>
    fraction(
      amounts.reduce((sum, [pay, weight]) => sum + value(pay) * weight, 0),
      amounts.reduce((sum, [, weight]) => sum + weight, 0),
    );
  const mean = total((pay) => pay);
  return {
    mean,
    variance: minus(
      total((pay) => pay ** 2),
      times(mean, mean),
    ),
  };
}

/**
 * The chance of each final number of coins, by the number at the start. From `n` coins the next
 * change comes in one of the respins before they run out, or never; where the coins are does not
 * matter, so the numbers are the only states.
 */
export function finalCoins(machine: HoldMachine): (coins: number) => readonly Fraction[] {
  const all = machine.strips.length * rowCount;
  const coin = fraction(machine.coinChance, machine.coinLimit);
  const blank = minus(one, coin);
  const known = new Map<number, readonly Fraction[]>();
  const from = (coins: number): readonly Fraction[] => {
    const before = known.get(coins);
    if (before !== undefined) return before;
    const empty = all - coins;
    const quiet = power(blank, empty);
    const chances = Array.from({ length: all + 1 }, () => none);
    chances[coins] = empty === 0 ? one : power(quiet, machine.respins);
    // The respins in which the change can come: 1 + quiet + quiet² …
    const tries =
      empty === 0 ? none : dividedBy(minus(one, chances[coins] ?? none), minus(one, quiet));
    for (let more = 1; more <= empty; more += 1) {
      const drawn = times(power(coin, more), power(blank, empty - more));
      const chance = times(times(tries, drawn), fraction(choose(empty, more)));
      from(coins + more).forEach((later, count) => {
        chances[count] = plus(chances[count] ?? none, times(chance, later));
      });
    }
    known.set(coins, chances);
    return chances;
  };
  return from;
}

const power = (base: Fraction, exponent: number): Fraction =>
  fraction(base.over ** BigInt(exponent), base.under ** BigInt(exponent));

const choose = (of: number, take: number): number =>
  take === 0 ? 1 : (choose(of, take - 1) * (of - take + 1)) / take;
