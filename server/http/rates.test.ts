import { describe, expect, it } from "vitest";
import { Rates } from "#server/http/rates.ts";

/** Rates with a clock that the test moves. */
function ratesAt(start: number, keptAtMost = 100) {
  const time = { ms: start };
  return {
    time,
    rates: new Rates<string>({ perSecond: 20, burst: 200 }, keptAtMost, () => time.ms),
  };
}

describe("a rate", () => {
  it.each([0, 12_345.678])("allows the burst at once, then the rate, from %s ms on", (start) => {
    const { rates, time } = ratesAt(start);
    const taken = (times: number) =>
      Array.from({ length: times }, () => rates.take("a")).filter((wait) => wait === 0).length;
    expect(taken(300)).toBe(200);
    expect(rates.take("a")).toBe(1);
    time.ms += 49;
    expect(taken(1)).toBe(0);
    time.ms += 1;
    expect(taken(2)).toBe(1);
    time.ms += 1_000;
    expect(taken(100)).toBe(20);
    time.ms += 3_600_000;
    expect(taken(300)).toBe(200);
  });

  it("counts each key separately", () => {
    const { rates } = ratesAt(0);
    for (let n = 0; n < 201; n++) rates.take("a");
    expect([rates.take("a"), rates.take("b")]).toEqual([1, 0]);
  });

  it("keeps a bounded number of keys, and drops the least recently used", () => {
    const { rates } = ratesAt(0, 3);
    for (let n = 0; n < 200; n++) rates.take("busy");
    for (let n = 0; n < 1_000; n++) {
      rates.take(`passing ${n}`);
      expect(rates.size).toBeLessThanOrEqual(3);
      if (n === 0) expect(rates.take("busy")).toBe(1);
    }
    // A forgotten key starts with a whole burst: the bound protects memory and is wide enough.
    expect(rates.take("busy")).toBe(0);
  });
});
