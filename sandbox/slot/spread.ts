import { windowAt } from "./evaluate.ts";
import {
  reelCount,
  rowCount,
  shortestRun,
  type Machine,
  type Strip,
  type Symbol,
} from "./rules.ts";

/** How many of all reel positions give each (line pay, scatter count). Pays in line stakes. */
export type Spread = {
  positions: bigint;
  /** Keyed by scatter count, then by line pay: number of reel positions. */
  counts: ReadonlyMap<number, ReadonlyMap<number, number>>;
};

/**
 * Enumerates every position of all five reels. The first three reels decide whether any line can
 * still pay (the shortest run is three), so positions of the last two reels are enumerated one by
 * one only where a line can pay, and counted in bulk elsewhere: the result equals enumerating each
 * position, which a test verifies on short strips.
 */
export function enumerateSpread(
  machine: Lines,
  strips: readonly Strip[],
  expanding: boolean,
): Spread {
  if (strips.length !== reelCount || shortestRun !== 3) {
    throw new RangeError("the enumeration is written for five reels and runs of three");
  }
  const columns = strips.map((strip) => columnsOf(strip, expanding));
  const [one, two, three, four, five] = columns as [
    Column[],
    Column[],
    Column[],
    Column[],
    Column[],
  ];
  const lastScatters = scattersOfPairs(four, five);
  const counts = new Map<number, Map<number, number>>();
  for (const a of one) {
    for (const b of two) {
      for (const c of three) {
        const scatters = a.scatters + b.scatters + c.scatters;
        const alive = aliveLines(machine, a.symbols, b.symbols, c.symbols);
        if (alive.length === 0) {
          for (const [last, times] of lastScatters) addCount(counts, scatters + last, 0, times);
        } else {
          walkLastReels(machine, alive, four, five, scatters, counts);
        }
      }
    }
  }
  const positions = strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  return { positions, counts };
}

type Lines = Pick<Machine, "lines" | "pays">;
type Column = { symbols: readonly Symbol[]; scatters: number };
type Alive = { rowOnFour: number; rowOnFive: number; symbol: Symbol; pays: readonly number[] };

function columnsOf(strip: Strip, expanding: boolean): Column[] {
  return strip.map((_, stop) => {
    const shown = windowAt([strip], [stop])[0] ?? [];
    const covered = expanding && shown.includes("W");
    return {
      symbols: covered ? shown.map(() => "W" as const) : shown,
      scatters: shown.filter((symbol) => symbol === "S").length,
    };
  });
}

function scattersOfPairs(four: Column[], five: Column[]): Map<number, number> {
  const pairs = new Map<number, number>();
  for (const d of four) {
    for (const e of five) {
      const scatters = d.scatters + e.scatters;
      pairs.set(scatters, (pairs.get(scatters) ?? 0) + 1);
    }
  }
  return pairs;
}

function aliveLines(
  machine: Lines,
  a: readonly Symbol[],
  b: readonly Symbol[],
  c: readonly Symbol[],
): Alive[] {
  const alive: Alive[] = [];
  for (const rows of machine.lines) {
    const symbol = a[rows[0] ?? rowCount];
    if (symbol === undefined || symbol === "S" || symbol === "W") continue;
    const second = b[rows[1] ?? rowCount];
    const third = c[rows[2] ?? rowCount];
    if ((second === symbol || second === "W") && (third === symbol || third === "W")) {
      const [rowOnFour = 0, rowOnFive = 0] = rows.slice(3);
      alive.push({ rowOnFour, rowOnFive, symbol, pays: machine.pays[symbol] });
    }
  }
  return alive;
}

function walkLastReels(
  machine: Lines,
  alive: Alive[],
  four: Column[],
  five: Column[],
  scatters: number,
  counts: Map<number, Map<number, number>>,
): void {
  for (const d of four) {
    let settled = 0;
    const longer: Alive[] = [];
    for (const line of alive) {
      const symbol = d.symbols[line.rowOnFour];
      if (symbol === line.symbol || symbol === "W") longer.push(line);
      else settled += line.pays[0] ?? 0;
    }
    for (const e of five) {
      let pay = settled;
      for (const line of longer) {
        const symbol = e.symbols[line.rowOnFive];
        pay += line.pays[symbol === line.symbol || symbol === "W" ? 2 : 1] ?? 0;
      }
      addCount(counts, scatters + d.scatters + e.scatters, pay, 1);
    }
  }
}

/** Counts `times` more positions that show this many scatters and pay this much. */
export function addCount(
  counts: Map<number, Map<number, number>>,
  scatters: number,
  pay: number,
  times: number,
): void {
  let pays = counts.get(scatters);
  if (pays === undefined) {
    pays = new Map<number, number>();
    counts.set(scatters, pays);
  }
  pays.set(pay, (pays.get(pay) ?? 0) + times);
}
