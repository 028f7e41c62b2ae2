import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDecimal, fromWon, parseDecimal, toWon, units } from "#server/kit/money.ts";

describe("money", () => {
  it("keeps every amount that fits through text and back", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9_223_372_036_854_775_807n }), (value) => {
        expect(parseDecimal(formatDecimal(units(value)))).toBe(value);
      }),
    );
  });

  it("refuses everything but a plain decimal", () => {
    for (const text of [
      "",
      "-1",
      "+1",
      "1e3",
      "1E2000000000",
      "1.",
      ".5",
      "١",
      " 1",
      "NaN",
      "0x10",
    ])
      expect(parseDecimal(text), text).toBeNull();
    expect(parseDecimal("0.000001")).toBeNull();
    expect(parseDecimal("1.150000000")).toBe(115_000n);
    expect(parseDecimal("92233720368547.75808")).toBeNull();
    expect(parseDecimal("1".repeat(41))).toBeNull();
  });

  it("truncates toward zero for display and never rounds up", () => {
    expect(toWon(units(199_999n))).toBe(1);
    expect(toWon(units(-199_999n))).toBe(-1);
    expect(fromWon(1_284_500)).toBe(128_450_000_000n);
    expect(() => fromWon(0.5)).toThrow(RangeError);
    expect(() => toWon(units(2n ** 62n * 100_000n))).toThrow(RangeError);
  });

  it("writes at least two fraction digits, as the decimal protocols expect", () => {
    expect(formatDecimal(units(0n))).toBe("0.00");
    expect(formatDecimal(units(115_000n))).toBe("1.15");
    expect(formatDecimal(units(100_001n))).toBe("1.00001");
  });
});
