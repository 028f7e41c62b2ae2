import { describe, expect, it } from "vitest";
import { localeCodes } from "#contract/locales.ts";
import { formatOf } from "#ui/format.tsx";

describe("numbers, money and dates as text", () => {
  it("groups digits as each language does", () => {
    const grouped = localeCodes.map((locale) => formatOf(locale).number(1_234_567));
    expect(grouped).toEqual([
      "1,234,567",
      "1,234,567",
      "1.234.567",
      "1,234,567",
      "1,234,567",
      "1,234,567",
    ]);
    expect(formatOf("ko").moneyText(1_284_500)).toBe("1,284,500원");
    expect(formatOf("en").moneyText(1_284_500)).toBe("₩1,284,500");
    expect(formatOf("vn").moneyText(1_284_500)).toBe("1.284.500\u00a0₩");
  });
  it("cuts off what is below a won and takes what is no number for 0", () => {
    const { number, moneyText } = formatOf("ko");
    expect(number(1999.99)).toBe("1,999");
    for (const value of [Number.NaN, Infinity, Number("abc")]) expect(moneyText(value)).toBe("0원");
  });
  it("writes a day as year-month-day with zeros, and a dash where there is none", () => {
    for (const locale of localeCodes) {
      const { date } = formatOf(locale);
      expect(date("2026-03-04T20:00:00Z")).toBe("2026-03-05");
      expect([date(null), date(""), date("soon")]).toEqual(["-", "-", "-"]);
    }
  });

  it("says how long to wait in a unit that fits, never too short", () => {
    expect([1, 119, 899, 86_400].map(formatOf("en").wait)).toEqual([
      "1 second",
      "119 seconds",
      "15 minutes",
      "24 hours",
    ]);
    const day = localeCodes.map((locale) => formatOf(locale).wait(86_400));
    expect(day).toEqual(["24시간", "24 hours", "24 giờ", "24 時間", "24 ชั่วโมง", "24小时"]);
  });
});
