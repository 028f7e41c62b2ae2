import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { utcOffsetsOf } from "#server/settings/utc-offsets.ts";
import { momentsIn } from "#ui/moments.ts";

const now = new Date("2026-03-20T04:00:00Z");
const zones = [
  "Asia/Seoul",
  "UTC",
  "America/New_York",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Africa/Casablanca",
];

describe("a zone's offsets from UTC, which spare the browser asking Intl", () => {
  it.each(zones)("write every moment of %s as Intl does, also outside of the list", (zone) => {
    const [listed, asked] = [momentsIn(zone, utcOffsetsOf(zone, now)), momentsIn(zone, null)];
    const moment = fc.date({
      min: new Date("2019-01-01T00:00:00Z"),
      max: new Date("2027-12-31T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (at) => {
        const instant = at.toISOString();
        for (const write of ["date", "time", "clock", "zone"] as const)
          expect(listed[write](instant)).toBe(asked[write](instant));
      }),
    );
  });

  it("change in the very millisecond in which the clocks do", () => {
    const { changes } = utcOffsetsOf("America/New_York", now);
    expect(changes).toContainEqual([Date.parse("2026-03-08T07:00:00Z"), -240]);
    expect(utcOffsetsOf("Asia/Seoul", now).changes).toHaveLength(1);
  });

  it("are found anew before they end", () => {
    const later = new Date(now.getTime() + 20 * 86_400_000);
    const first = utcOffsetsOf("Asia/Tokyo", now);
    expect(utcOffsetsOf("Asia/Tokyo", now)).toBe(first);
    expect(utcOffsetsOf("Asia/Tokyo", later).untilMs).toBeGreaterThan(first.untilMs);
  });
});
