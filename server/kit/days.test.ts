import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf, startOfDay } from "#server/kit/days.ts";

describe("the start of a day", () => {
  it.each([
    ["America/Santiago", "2026-09-06", "2026-09-06T04:00:00.000Z", "begins at one o'clock"],
    ["America/Santiago", "2026-04-05", "2026-04-05T04:00:00.000Z", "follows an hour twice"],
    ["Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00.000Z", "begins at one o'clock"],
    ["Asia/Beirut", "2026-03-29", "2026-03-28T22:00:00.000Z", "begins at one o'clock"],
    ["America/Havana", "2026-11-01", "2026-11-01T04:00:00.000Z", "has midnight twice"],
    ["Atlantic/Azores", "2026-10-25", "2026-10-25T00:00:00.000Z", "has midnight twice"],
    ["Asia/Seoul", "2026-11-27", "2026-11-26T15:00:00.000Z", "is like others"],
  ])("%s %s is %s, on a day that %s", (zone, day, moment) => {
    expect(startOfDay(day, zone).toISOString()).toBe(moment);
  });

  it("is the first moment of that date in every time zone", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Intl.supportedValuesOf("timeZone")),
        fc.date({ min: new Date("2024-01-01"), max: new Date("2030-12-31"), noInvalidDate: true }),
        (zone, at) => {
          const day = dateOf(at, zone);
          const start = startOfDay(day, zone);
          expect(dateOf(start, zone)).toBe(day);
          expect(dateOf(new Date(start.getTime() - 1), zone) < day).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
