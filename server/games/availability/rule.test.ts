import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isInTime,
  isOfferedAt,
  isWithin,
  nextChange,
  type Availability,
} from "#server/games/availability/rule.ts";

const everywhere: Availability = { siteIds: null, countries: null, fromAt: null, untilAt: null };
const at = (minute: number) => new Date(minute * 60_000);

describe("where a game is offered", () => {
  it("is every place without a rule, and a country that is not known is in no rule of countries", () => {
    expect(isOfferedAt(null, { siteId: 1, country: null })).toBe(true);
    expect(isOfferedAt(everywhere, { siteId: 1, country: null })).toBe(true);
    for (const rule of ["only", "except"] as const) {
      const limited = { ...everywhere, countries: { rule, codes: ["KR"] } };
      expect(isOfferedAt(limited, { siteId: 1, country: null }), rule).toBe(false);
      expect(isOfferedAt(limited, { siteId: 1, country: "KR" }), rule).toBe(rule === "only");
      expect(isOfferedAt(limited, { siteId: 1, country: "JP" }), rule).toBe(rule === "except");
      expect(isOfferedAt(limited, { siteId: 1, country: null, inAnyCountry: true }), rule).toBe(
        true,
      );
    }
    expect(isOfferedAt({ ...everywhere, siteIds: [2] }, { siteId: 1, country: "KR" })).toBe(false);
  });

  it("begins at its first moment and has ended at its last", () => {
    const rule = { ...everywhere, fromAt: at(10), untilAt: at(20) };
    expect([9, 10, 19, 20].map((minute) => isInTime(rule, at(minute)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(nextChange([rule, null], at(9))).toEqual(at(10));
    expect(nextChange([rule], at(10))).toEqual(at(20));
    expect(nextChange([rule], at(20))).toBeNull();
  });
});

const codes = fc.uniqueArray(fc.constantFrom("KR", "JP", "US"), { minLength: 1 });
const moment = fc.option(fc.integer({ min: 0, max: 4 }).map(at));
const rules: fc.Arbitrary<Availability> = fc.record({
  siteIds: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1 })),
  countries: fc.option(
    fc.record({ rule: fc.constantFrom("only" as const, "except" as const), codes }),
  ),
  fromAt: moment,
  untilAt: moment,
});
// A country beside those of the rules stands for every other one.
const places = [1, 2, 3].flatMap((siteId) =>
  ["KR", "JP", "US", "VN", null].map((country) => ({ siteId, country })),
);
const moments = [0, 1, 2, 3, 4].map(at);

describe("a change that takes no second operator", () => {
  it("offers a game nowhere and at no time where it was not offered", () => {
    fc.assert(
      fc.property(rules, rules, (before, after) => {
        fc.pre(isWithin(after, before));
        for (const place of places)
          for (const now of moments)
            if (isOfferedAt(after, place) && isInTime(after, now))
              expect(isOfferedAt(before, place) && isInTime(before, now)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("is each single narrowing, and no widening", () => {
    const narrowed: Availability[] = [
      { ...everywhere, siteIds: [1] },
      { ...everywhere, countries: { rule: "only", codes: ["KR"] } },
      { ...everywhere, countries: { rule: "except", codes: ["KR"] } },
      { ...everywhere, fromAt: at(1) },
      { ...everywhere, untilAt: at(1) },
    ];
    for (const rule of narrowed) {
      expect(isWithin(rule, everywhere)).toBe(true);
      expect(isWithin(everywhere, rule)).toBe(false);
      expect(isWithin(rule, rule)).toBe(true);
    }
    const only = (...list: string[]): Availability => ({
      ...everywhere,
      countries: { rule: "only", codes: list },
    });
    const except = (...list: string[]): Availability => ({
      ...everywhere,
      countries: { rule: "except", codes: list },
    });
    expect(isWithin(only("KR"), only("KR", "JP"))).toBe(true);
    expect(isWithin(only("KR", "JP"), only("KR"))).toBe(false);
    expect(isWithin(except("KR", "JP"), except("KR"))).toBe(true);
    expect(isWithin(except("KR"), except("KR", "JP"))).toBe(false);
    expect(isWithin(only("JP"), except("KR"))).toBe(true);
    expect(isWithin(only("KR"), except("KR"))).toBe(false);
    expect(isWithin(except("KR"), only("JP"))).toBe(false);
  });
});
