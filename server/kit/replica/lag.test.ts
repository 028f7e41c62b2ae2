import { expect, it } from "vitest";
import { Lag } from "#server/kit/replica/lag.ts";

it("shows what was committed before the newest end of the log that is replayed", () => {
  const lag = new Lag();
  expect(lag.shownUntil).toBe(-Infinity);
  lag.wrote(1_000, 100n);
  lag.wrote(2_000, 200n);
  lag.wrote(3_000, 300n);
  lag.replayed(99n);
  expect(lag.shownUntil).toBe(-Infinity);
  lag.replayed(250n);
  expect(lag.shownUntil).toBe(2_000);
  lag.replayed(300n);
  expect(lag.shownUntil).toBe(3_000);
});

it("does not grow while nothing is written", () => {
  const lag = new Lag();
  for (const at of [1_000, 2_000, 3_000]) {
    lag.wrote(at, 100n);
    lag.replayed(100n);
    expect(lag.shownUntil).toBe(at);
  }
});

it("follows a new primary whose log ends below that of the lost one", () => {
  const lag = new Lag();
  lag.wrote(1_000, 900n);
  lag.wrote(2_000, 500n);
  lag.replayed(500n);
  expect(lag.shownUntil).toBe(2_000);
});
