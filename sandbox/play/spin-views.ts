import { linePay, toText, type Amount } from "../money.ts";
import type { CascadeSpin } from "../slot/cascades/decide.ts";
import { stakeParts, type Outcome } from "../slot/decide-round.ts";
import type { Spin } from "../slot/decide.ts";
import type { WaysSpin } from "../slot/ways/decide.ts";
import type { SpinView } from "./wire.ts";

/** A decided outcome as it is shown, with its pays in money. A browser compares with it too. */
export function spinViews({ outcome, stake }: { outcome: Outcome; stake: Amount }): {
  base: SpinView;
  freeSpins: SpinView[];
} {
  const money = (pay: number) => toText(linePay(stake, stakeParts, pay));
  const all = <T>(view: (spin: T) => SpinView, base: T, freeSpins: readonly T[]) => ({
    base: view(base),
    freeSpins: freeSpins.map(view),
  });
  if (outcome.mechanic === "lines")
    return all<Spin>((spin) => lineSpin(spin, money), outcome.base, outcome.freeSpins);
  if (outcome.mechanic === "ways")
    return all<WaysSpin>((spin) => waysSpin(spin, money), outcome.base, outcome.freeSpins);
  return all<CascadeSpin>((spin) => cascadeSpin(spin, money), outcome.base, outcome.freeSpins);
}

type Money = (pay: number) => string;
const texts = (window: readonly (readonly string[])[]) => window.map((column) => column.join(""));

const lineSpin = (spin: Spin, money: Money): SpinView => ({
  window: texts(spin.window),
  covered: spin.covered,
  scatters: spin.scatters,
  win: money(spin.pay),
  lines: spin.lines.map(({ line, symbol, count, pay }) => ({
    line,
    symbol,
    count,
    win: money(pay),
  })),
  ways: [],
  drops: [],
});

const waysSpin = (spin: WaysSpin, money: Money): SpinView => ({
  window: texts(spin.window),
  covered: [],
  scatters: spin.scatters,
  win: money(spin.pay),
  lines: [],
  ways: spin.wins.map(({ symbol, count, ways, pay }) => ({
    symbol,
    count,
    ways,
    win: money(pay),
  })),
  drops: [],
});

const cascadeSpin = (spin: CascadeSpin, money: Money): SpinView => ({
  window: texts(spin.drops[0]?.window ?? []),
  covered: [],
  scatters: 0,
  win: money(spin.pay),
  lines: [],
  ways: [],
  drops: spin.drops.map((drop) => ({
    window: texts(drop.window),
    win: money(drop.pay),
    factor: drop.factor,
    wins: drop.wins.map(({ symbol, count, pay }) => ({ symbol, count, win: money(pay) })),
  })),
});
