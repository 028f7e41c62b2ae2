import { describe, expect, it } from "vitest";
import { clockOfAnswer } from "#server/providers/clock-of-answers.ts";

const at = (text: string): number => Date.parse(text);
const clockOf = (headers: Record<string, string>, sentMs: number, cameMs: number) =>
  clockOfAnswer(new Headers(headers), sentMs, cameMs);

describe("the clock of a provider's answer", () => {
  it("is known to a second and the round trip, whichever part of its second the header left out", () => {
    for (const fraction of [0, 1, 500, 999])
      for (const [thereMs, backMs] of [
        [0, 0],
        [5, 5],
        [2_000, 1],
        [1, 2_000],
      ] as const)
        for (const aheadMs of [0, 990, -990]) {
          const written = at("2026-11-27T05:00:00Z") + fraction;
          const date = new Date(written).toUTCString();
          const oursMs = written - aheadMs;
          const bounds = clockOf({ date }, oursMs - thereMs, oursMs + backMs);
          expect(bounds?.leastMs).toBeLessThanOrEqual(aheadMs);
          expect(bounds?.mostMs).toBeGreaterThanOrEqual(aheadMs);
        }
  });

  it("is not known without a date, with one in another form, and from a cache", () => {
    const date = "Fri, 27 Nov 2026 05:00:00 GMT";
    const ourMs = at("2026-11-27T05:00:00.250Z");
    expect(clockOf({ date }, ourMs - 50, ourMs)).toEqual({ leastMs: -250, mostMs: 800 });
    expect(clockOf({}, ourMs, ourMs)).toBeNull();
    for (const other of ["", "2026-11-27T05:00:00Z", "Fri, 27 Nov 2026 25:00:00 GMT", "0"])
      expect(clockOf({ date: other }, ourMs, ourMs), other).toBeNull();
    expect(clockOf({ date, age: "12" }, ourMs, ourMs)).toBeNull();
  });
});
