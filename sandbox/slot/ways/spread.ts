import { countScatters, windowAt } from "../evaluate.ts";
import { reelCount, shortestRun, type LineSymbol, type Strip, type Symbol } from "../rules.ts";
import { addCount, type Spread } from "../spread.ts";
import type { WaysMachine } from "./rules.ts";

/**
 * The symbols of one stop of a reel; stops with the same symbols are combined and counted in
 * `times`.
 */
type Column = { shown: ReadonlyMap<Symbol, number>; scatters: number; times: number };
type Alive = { symbol: LineSymbol; ways: number };
type Walk = {
  machine: WaysMachine;
  columns: readonly Column[][];
  factor: number;
  /** Scatter counts of the reels from an index on, with the number of their positions. */
  tails: readonly ReadonlyMap<number, number>[];
  counts: Map<number, Map<number, number>>;
};

/**
 * Enumerates every position of all five reels. Stops with the same symbols are visited once and
 * counted as often as they occur; where no symbol can pay any more the rest is counted in bulk.
 */
export function enumerateWays(
  machine: WaysMachine,
  strips: readonly Strip[],
  factor: number,
): Spread {
  const columns = strips.map(columnsOf);
  const walk: Walk = { machine, columns, factor, tails: tailsOf(columns), counts: new Map() };
  for (const column of columns[0] ?? []) {
    const alive = [...column.shown].flatMap(([symbol, ways]) =>
      symbol === "S" || symbol === "W" ? [] : [{ symbol, ways }],
    );
    step(walk, 1, alive, 0, column.scatters, column.times);
  }
  const positions = strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  return { positions, counts: walk.counts };
}

function step(
  walk: Walk,
  reel: number,
  alive: readonly Alive[],
  pay: number,
  scatters: number,
  times: number,
): void {
  if (alive.length === 0) {
    for (const [more, positions] of walk.tails[reel] ?? [])
      addCount(walk.counts, scatters + more, pay * walk.factor, times * positions);
    return;
  }
  const pays = (each: Alive) =>
    (walk.machine.pays[each.symbol][reel - shortestRun] ?? 0) * each.ways;
  if (reel === reelCount) {
    const total = alive.reduce((sum, each) => sum + pays(each), pay);
    addCount(walk.counts, scatters, total * walk.factor, times);
    return;
  }
  for (const column of walk.columns[reel] ?? []) {
    let settled = pay;
    const next: Alive[] = [];
    for (const each of alive) {
      const fits = (column.shown.get(each.symbol) ?? 0) + (column.shown.get("W") ?? 0);
      if (fits > 0) next.push({ symbol: each.symbol, ways: each.ways * fits });
      else settled += pays(each);
    }
    step(walk, reel + 1, next, settled, scatters + column.scatters, times * column.times);
  }
}

function columnsOf(strip: Strip): Column[] {
  const columns = new Map<string, Column>();
  strip.forEach((_, stop) => {
    const window = windowAt([strip], [stop]);
    const letters = [...(window[0] ?? [])].toSorted();
    const known = columns.get(letters.join(""));
    if (known !== undefined) {
      known.times += 1;
      return;
    }
    const shown = new Map<Symbol, number>();
    for (const letter of letters) shown.set(letter, (shown.get(letter) ?? 0) + 1);
    columns.set(letters.join(""), { shown, scatters: countScatters(window), times: 1 });
  });
  return [...columns.values()];
}

function tailsOf(columns: readonly Column[][]): Map<number, number>[] {
  const tails = [new Map([[0, 1]])];
  for (const reel of columns.toReversed()) {
    const [after = new Map<number, number>()] = tails;
    const tail = new Map<number, number>();
    for (const { scatters, times } of reel) {
      for (const [more, positions] of after) {
        tail.set(scatters + more, (tail.get(scatters + more) ?? 0) + times * positions);
      }
    }
    tails.unshift(tail);
  }
  return tails;
}
