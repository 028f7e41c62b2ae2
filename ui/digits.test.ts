import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localeCodes, locales } from "#contract/locales.ts";
import { groupedDigits, wonSignsOf } from "#ui/digits.ts";

describe("digits without Intl", () => {
  it("are those that Intl writes, for every whole number in every language", () => {
    const whole = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -20_000, max: 20_000 }));
    for (const locale of localeCodes) {
      const intl = new Intl.NumberFormat(locales[locale].intl, { maximumFractionDigits: 0 });
      fc.assert(
        fc.property(whole, (number) => groupedDigits(locale, number) === intl.format(number)),
      );
    }
  });

  it("have the won sign where Intl places it", () => {
    for (const locale of localeCodes.filter((each) => each !== "ko")) {
      const intl = new Intl.NumberFormat(locales[locale].intl, {
        style: "currency",
        currency: "KRW",
        currencyDisplay: "narrowSymbol",
      });
      const { before, after } = wonSignsOf(locale);
      const written = before + groupedDigits(locale, 1_284_500) + after;
      expect(written.replace("￦", "₩")).toBe(intl.format(1_284_500).replace("￦", "₩"));
    }
  });
});
