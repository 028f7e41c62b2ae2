import {
  cascadePay,
  cascadeSymbols,
  fewestPlaces,
  placeCount,
  weightTotal,
  type CascadeMachine,
} from "./rules.ts";

/** All drops from one state that pay and leave state `to`. */
type Move = {
  to: number;
  /** Exact share of these drops, out of `whole`. */
  share: bigint;
  /**
   * The expected pay and squared pay of these drops, times their share, before the drop's factor.
   */
  pay: number;
  square: number;
};
export type State = {
  moves: readonly Move[];
  /** Exact expected pay of the next drop before its factor, out of `whole`. */
  pay: bigint;
};

/** The empty state, with which every spin begins. */
export const empty = 0;
/** Shares of the drops from a state add up to this. */
export const whole = BigInt(weightTotal) ** BigInt(placeCount);

/**
 * Every state that a spin can reach, with every paying drop from it. A state is the number of each
 * symbol, written with one digit per symbol; positions do not matter. Independently drawn places
 * are the terms of a multinomial, counted exactly.
 */
export function statesOf(machine: CascadeMachine): ReadonlyMap<number, State> {
  const found = new Map<number, State>();
  const waiting = [empty];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key)) continue;
    const state = stateFrom(machine, countsOf(key));
    found.set(key, state);
    for (const { to } of state.moves) if (!found.has(to)) waiting.push(to);
  }
  return found;
}

function stateFrom(machine: CascadeMachine, kept: readonly number[]): State {
  const drawn = placeCount - kept.reduce((sum, count) => sum + count, 0);
  const scale = BigInt(weightTotal) ** BigInt(placeCount - drawn);
  const ways = waysOf(machine, drawn);
  const moves = new Map<number, Move>();
  let expected = 0n;
  const last = cascadeSymbols.length - 1;
  const place = (index: number, left: number, share: bigint, pay: number, to: number): void => {
    const [symbol, lying] = [cascadeSymbols[index] ?? "A", kept[index] ?? 0];
    for (let more = index === last ? left : 0; more <= left; more += 1) {
      const count = lying + more;
      const total = pay + cascadePay(machine, symbol, count);
      const key = to * fewestPlaces + (count < fewestPlaces ? count : 0);
      if (index === last && total === 0) continue;
      const next = share * (ways[index]?.[left]?.[more] ?? 0n);
      if (index < last) place(index + 1, left - more, next, total, key);
      else {
        expected += next * BigInt(total);
        note(moves, key, next, total);
      }
    }
  };
  place(0, drawn, scale, 0, 0);
  return { moves: [...moves.values()], pay: expected };
}

function note(moves: Map<number, Move>, to: number, share: bigint, pay: number): void {
  const chance = Number(share) / Number(whole);
  const move = moves.get(to) ?? { to, share: 0n, pay: 0, square: 0 };
  move.share += share;
  move.pay += chance * pay;
  move.square += chance * pay * pay;
  moves.set(to, move);
}

/**
 * `ways[symbol][left][more]`: ways to put `more` of a symbol on `left` places, times their weights.
 */
const waysOf = (machine: CascadeMachine, drawn: number): bigint[][][] =>
  cascadeSymbols.map((symbol) =>
    Array.from({ length: drawn + 1 }, (_left, left) =>
      Array.from(
        { length: left + 1 },
        (_more, more) => choose(left, more) * BigInt(machine.weights[symbol]) ** BigInt(more),
      ),
    ),
  );

function countsOf(key: number): number[] {
  const counts: number[] = [];
  for (
    let rest = key;
    counts.length < cascadeSymbols.length;
    rest = Math.floor(rest / fewestPlaces)
  )
    counts.unshift(rest % fewestPlaces);
  return counts;
}

const factorials: bigint[] = [1n];
for (let n = 1; n <= placeCount; n += 1) factorials.push((factorials[n - 1] ?? 1n) * BigInt(n));

const choose = (of: number, take: number): bigint =>
  (factorials[of] ?? 1n) / ((factorials[take] ?? 1n) * (factorials[of - take] ?? 1n));
