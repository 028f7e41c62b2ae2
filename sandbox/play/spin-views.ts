import { linePay, toText, type Amount } from "../money.ts";
import type { CascadeSpin } from "../slot/cascades/decide.ts";
import { stakeParts, type Outcome } from "../slot/decide-round.ts";
import type { ClassicSpin } from "../slot/classic/decide.ts";
import type { Spin } from "../slot/decide.ts";
import type { HeightsSpin } from "../slot/heights/decide.ts";
import type { Coin, HoldSpin } from "../slot/hold/decide.ts";
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
  if (outcome.mechanic === "heights")
    return all<WaysView>((spin) => waysSpin(spin, money), outcome.base, outcome.freeSpins);
  if (outcome.mechanic === "ways")
    return all<WaysView>((spin) => waysSpin(spin, money), outcome.base, outcome.freeSpins);
  if (outcome.mechanic === "classic")
    return all<ClassicSpin>((spin) => classicSpin(spin, money), outcome.base, []);
  if (outcome.mechanic === "hold")
    return all<HoldSpin>((spin) => holdSpin(spin, money), outcome.base, []);
  return all<CascadeSpin>((spin) => cascadeSpin(spin, money), outcome.base, outcome.freeSpins);
}

type Money = (pay: number) => string;
const texts = (window: readonly (readonly string[])[]) => window.map((column) => column.join(""));

/** A spin without wins of any kind. */
const plain = (
  spin: { window: readonly (readonly string[])[]; pay: number },
  money: Money,
): SpinView => ({
  window: texts(spin.window),
  covered: [],
  scatters: 0,
  win: money(spin.pay),
  lines: [],
  ways: [],
  drops: [],
  hold: null,
});

const lineSpin = (spin: Spin, money: Money): SpinView => ({
  ...plain(spin, money),
  covered: spin.covered,
  scatters: spin.scatters,
  lines: spin.lines.map(({ line, symbol, count, pay }) => ({
    line,
    symbol,
    count,
    factor: 1,
    win: money(pay),
  })),
});

const classicSpin = (spin: ClassicSpin, money: Money): SpinView => ({
  ...plain(spin, money),
  lines: spin.lines.map(({ line, symbol, count, factor, pay }) => ({
    line,
    symbol,
    count,
    factor,
    win: money(pay),
  })),
});

const holdSpin = (spin: HoldSpin, money: Money): SpinView => ({
  ...plain(spin, money),
  lines: spin.lines.map(({ line, symbol, count, pay }) => ({
    line,
    symbol,
    count,
    factor: 1,
    win: money(pay),
  })),
  hold: {
    coins: coinViews(spin.coins),
    respins: spin.respins.map(coinViews),
    held: money(spin.held),
    full: money(spin.full),
  },
});

const coinViews = (coins: readonly Coin[]) =>
  coins.map(({ reel, row, pay }) => ({ reel, row, times: pay / stakeParts }));

/** What the two mechanics of ways have in common. */
type WaysView = WaysSpin | HeightsSpin;
const waysSpin = (spin: WaysView, money: Money): SpinView => ({
  ...plain(spin, money),
  scatters: spin.scatters,
  ways: spin.wins.map(({ symbol, count, ways, pay }) => ({
    symbol,
    count,
    ways,
    win: money(pay),
  })),
});

const cascadeSpin = (spin: CascadeSpin, money: Money): SpinView => ({
  ...plain({ window: spin.drops[0]?.window ?? [], pay: spin.pay }, money),
  drops: spin.drops.map((drop) => ({
    window: texts(drop.window),
    win: money(drop.pay),
    factor: drop.factor,
    wins: drop.wins.map(({ symbol, count, pay }) => ({ symbol, count, win: money(pay) })),
  })),
});
