import { expect, it } from "vitest";
import { seededRandom } from "../../../art/random.ts";
import { computedFigures } from "../computed.ts";
import { toDecimal } from "../fraction.ts";
import { decideHold, type HoldSpin } from "./decide.ts";
import { finalCoins, holdOf } from "./figures.ts";
import { holdMachine } from "./rules.ts";

const { fewestCoins, coinChance, coinLimit, respins, amounts, fullPay } = holdMachine;
const random = seededRandom(20_261_123);
const draw = (limit: number) => Math.floor(random() * limit);
const asNumber = (value: { over: bigint; under: bigint }) => Number(toDecimal(value, 15));

/** The final coins by a second method: forward, one respin after the other, place by place. */
function forward(start: number): number[] {
  const chance = coinChance / coinLimit;
  let open = new Map([[`${start}:${respins}`, 1]]);
  const final = Array.from({ length: 16 }, () => 0);
  while (open.size > 0) {
    const next = new Map<string, number>();
    for (const [key, odds] of open) {
      const [coins = 0, left = 0] = key.split(":").map(Number);
      if (left === 0 || coins === 15) {
        final[coins] = (final[coins] ?? 0) + odds;
        continue;
      }
      let drawn = [1];
      for (let place = coins; place < 15; place += 1)
        drawn = [...drawn, 0].map(
          (none, more) => none * (1 - chance) + (drawn[more - 1] ?? 0) * chance,
        );
      drawn.forEach((share, more) => {
        const to = `${coins + more}:${more > 0 ? respins : left - 1}`;
        next.set(to, (next.get(to) ?? 0) + odds * share);
      });
    }
    open = next;
  }
  return final;
}

it.each([6, 9, 14])("the final number of coins from %i is as counted respin by respin", (coins) => {
  const exact = finalCoins(holdMachine)(coins).map(asNumber);
  forward(coins).forEach((chance, count) => expect(exact[count]).toBeCloseTo(chance, 12));
  expect(exact.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
});

it("the mean of held coins is the mean of their number times that of an amount, and the full screen", () => {
  const weights = amounts.reduce((sum, [, weight]) => sum + weight, 0);
  const amount = amounts.reduce((sum, [pay, weight]) => sum + pay * weight, 0) / weights;
  const final = forward(6);
  const coins = final.reduce((sum, chance, count) => sum + chance * count, 0);
  const mean = (coins * amount + (final[15] ?? 0) * fullPay) / 20;
  const exact = holdOf(holdMachine, 20)(6);
  expect(exact === null ? 0 : asNumber(exact.mean)).toBeCloseTo(mean, 9);
  expect(holdOf(holdMachine, 20)(5)).toBeNull();
});

/** Spins until one holds its coins. */
function heldSpin(): HoldSpin {
  for (;;) {
    const { base } = decideHold(holdMachine, draw);
    if (base.respins.length > 0) return base;
  }
}

it("coins are held from six on, stay, and each new one starts the three respins again", () => {
  for (let round = 0; round < 200; round += 1) {
    const { coins, respins: turns, held, full, window } = heldSpin();
    expect(coins.length).toBeGreaterThanOrEqual(fewestCoins);
    expect(coins.length).toBe(window.flat().filter((letter) => letter === "S").length);
    const all = [...coins, ...turns.flat()];
    expect(new Set(all.map(({ reel, row }) => `${reel}.${row}`)).size).toBe(all.length);
    expect(held).toBe(all.reduce((sum, { pay }) => sum + pay, full));
    expect(full).toBe(all.length === 15 ? fullPay : 0);
    const last = turns.findLastIndex((turn) => turn.length > 0);
    if (all.length < 15) expect(turns.length - 1 - last).toBe(respins);
    let quiet = 0;
    for (const turn of turns.slice(0, last)) {
      quiet = turn.length > 0 ? 0 : quiet + 1;
      expect(quiet).toBeLessThan(respins);
    }
  }
});

it("fewer coins show their amounts and pay nothing", () => {
  let spin = decideHold(holdMachine, draw).base;
  while (spin.coins.length !== fewestCoins - 1) spin = decideHold(holdMachine, draw).base;
  expect([spin.held, spin.full, spin.respins]).toEqual([0, 0, []]);
  expect(spin.pay).toBe(spin.lines.reduce((sum, { pay }) => sum + pay, 0));
});

it("the share of rounds that hold coins is exact", () => {
  const { featureFrequency } = computedFigures.hold();
  let held = 0;
  for (let round = 0; round < 100_000; round += 1)
    if (decideHold(holdMachine, draw).base.respins.length > 0) held += 1;
  expect(Math.abs(held / 100_000 - asNumber(featureFrequency))).toBeLessThan(0.0015);
});
