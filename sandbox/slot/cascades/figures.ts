import type { Figures } from "../figures.ts";
import { fraction, plus, times, type Fraction } from "../fraction.ts";
import { cascadePay, cascadeSymbols, placeCount, type CascadeMachine } from "./rules.ts";
import { empty, statesOf, whole, type State } from "./transitions.ts";

type States = ReadonlyMap<number, State>;

/** Exact figures of a round: returns and odds as fractions, the deviation to a dozen digits. */
export function cascadeFigures(machine: CascadeMachine, parts: number): Figures {
  const states = statesOf(machine);
  const drops = dropsOf(states, machine.factors.length);
  const sumOf = (factors: readonly number[]) =>
    drops.reduce((sum, { pay }, drop) => plus(sum, times(fraction(factors[drop] ?? 0), pay)), none);
  const base = sumOf(machine.factors);
  const award = drops[machine.dropsForFreeSpins]?.reached ?? none;
  const free = times(times(award, fraction(machine.freeSpins)), sumOf(machine.freeFactors));
  const inStakes = (value: Fraction) => times(value, fraction(1, parts));
  return {
    returnToPlayer: inStakes(plus(base, free)),
    returnOfBase: inStakes(base),
    returnOfFeature: inStakes(free),
    hitFrequency: drops[1]?.reached ?? none,
    featureFrequency: award,
    variance: inStakes(inStakes(varianceOf(machine, states))),
    largestWin: inStakes(fraction(largestOf(machine))),
  };
}

const none = fraction(0);
type DropOdds = { reached: Fraction; pay: Fraction };

/**
 * Works forward: the chance that a spin reaches its 1st, 2nd, … drop and the drop's average pay.
 */
function dropsOf(states: States, length: number): DropOdds[] {
  const drops: DropOdds[] = [];
  let odds = new Map([[empty, 1n]]);
  let scale = 1n;
  for (let drop = 0; drop < length; drop += 1) {
    let [reached, pay] = [0n, 0n];
    const next = new Map<number, bigint>();
    for (const [key, chance] of odds) {
      const state = states.get(key);
      reached += chance;
      pay += chance * (state?.pay ?? 0n);
      if (drop === length - 1) continue;
      for (const { to, share } of state?.moves ?? [])
        next.set(to, (next.get(to) ?? 0n) + chance * share);
    }
    drops.push({ reached: fraction(reached, scale), pay: fraction(pay, scale * whole) });
    odds = next;
    scale *= whole;
  }
  return drops;
}

/** Expected pay, its square, the chance of the award, and the pay of spins that win it. */
type Ahead = { mean: number; square: number; award: number; meanOfAward: number };

/**
 * Variance of a round in (1/parts stakes)², worked back from the last drop in double precision: it
 * is printed with two digits. E[(B + F)²] of a paid spin B and its free spins F, which do not
 * depend on B once they are won.
 */
function varianceOf(machine: CascadeMachine, states: States): Fraction {
  const base = aheadOf(states, machine.factors, machine.dropsForFreeSpins);
  const free = aheadOf(states, machine.freeFactors, 0);
  const spins = machine.freeSpins;
  const mean = base.mean + base.award * spins * free.mean;
  const ofFree = spins * (free.square - free.mean ** 2) + (spins * free.mean) ** 2;
  const square = base.square + 2 * base.meanOfAward * spins * free.mean + base.award * ofFree;
  return fraction(Math.round((square - mean ** 2) * 1e6), 1_000_000);
}

function aheadOf(states: States, factors: readonly number[], award: number): Ahead {
  let later = new Map<number, Ahead>();
  const nothing: Ahead = { mean: 0, square: 0, award: 0, meanOfAward: 0 };
  for (let drop = factors.length - 1; drop >= 0; drop -= 1) {
    const factor = factors[drop] ?? 1;
    const now = new Map<number, Ahead>();
    for (const [key, { moves }] of states) {
      const sum = { ...nothing };
      for (const { to, share, pay, square } of moves) {
        const next = later.get(to) ?? nothing;
        const chance = Number(share) / Number(whole);
        // A spin that reaches this paying drop has won the free spins in any case.
        const hasWon = award > 0 && drop + 1 >= award;
        sum.mean += factor * pay + chance * next.mean;
        sum.square += factor ** 2 * square + 2 * factor * pay * next.mean + chance * next.square;
        sum.award += chance * (hasWon ? 1 : next.award);
        sum.meanOfAward +=
          factor * pay * (hasWon ? 1 : next.award) +
          chance * (hasWon ? next.mean : next.meanOfAward);
      }
      now.set(key, sum);
    }
    later = now;
  }
  return later.get(empty) ?? nothing;
}

/** All 15 places equal in every drop of every spin, which the rules allow. */
function largestOf(machine: CascadeMachine): number {
  const pays = cascadeSymbols.map((symbol) => cascadePay(machine, symbol, placeCount));
  const sum = (factors: readonly number[]) => factors.reduce((all, factor) => all + factor, 0);
  const { factors, freeFactors, freeSpins } = machine;
  return Math.max(...pays) * (sum(factors) + freeSpins * sum(freeFactors));
}
