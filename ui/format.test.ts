import { describe, expect, it } from "vitest";
import { localeCodes } from "#contract/locales.ts";
import { formatOf } from "#ui/format.ts";

const SEOUL = "Asia/Seoul";

describe("numbers, money and dates as text", () => {
  it("groups digits as each language does", () => {
    const grouped = localeCodes.map((locale) => formatOf(locale, SEOUL).number(1_234_567));
    expect(grouped).toEqual([
      "1,234,567",
      "1,234,567",
      "1.234.567",
      "1,234,567",
      "1,234,567",
      "1,234,567",
    ]);
    expect(formatOf("ko", SEOUL).moneyText(1_284_500)).toBe("1,284,500원");
    expect(formatOf("en", SEOUL).moneyText(1_284_500)).toBe("₩1,284,500");
    expect(formatOf("vn", SEOUL).moneyText(1_284_500)).toBe("1.284.500\u00a0₩");
  });
  it("truncates to whole won and formats an invalid number as 0", () => {
    const { number, moneyText } = formatOf("ko", SEOUL);
    expect(number(1999.99)).toBe("1,999");
    for (const value of [Number.NaN, Infinity, Number("abc")]) expect(moneyText(value)).toBe("0원");
  });
  it("says just now within a minute, and counts minutes afterwards", () => {
    const said = (locale: (typeof localeCodes)[number], seconds: number) =>
      formatOf(locale, SEOUL).ago(
        "2026-03-04T20:00:00Z",
        new Date(Date.parse("2026-03-04T20:00:00Z") + seconds * 1_000).toISOString(),
      );
    expect(said("ko", 20)).toBe("방금");
    expect(said("en", 20)).toBe("just now");
    expect(said("en", 60)).toBe("1 minute ago");
    expect(new Set(localeCodes.map((locale) => said(locale, 0))).size).toBe(localeCodes.length);
  });
  it("writes a day as year-month-day with zeros, and a dash without one", () => {
    for (const locale of localeCodes) {
      const { date } = formatOf(locale, SEOUL);
      expect(date("2026-03-04T20:00:00Z")).toBe("2026-03-05");
      expect([date(null), date(""), date("soon")]).toEqual(["-", "-", "-"]);
    }
  });

  it("writes times in the site's time zone, and names the zone with its UTC offset", () => {
    const instant = "2026-07-04T20:05:00Z";
    const written = ["Asia/Seoul", "America/New_York", "UTC"].map((zone) => {
      const format = formatOf("vn", zone);
      return [format.date(instant), format.time(instant), format.zone(instant)].join(" ");
    });
    expect(written).toEqual([
      "2026-07-05 05:05 Asia/Seoul (GMT+9)",
      "2026-07-04 16:05 America/New_York (GMT-4)",
      "2026-07-04 20:05 UTC (GMT+0)",
    ]);
    expect(formatOf("ko", "America/New_York").zone("2026-01-04T20:05:00Z")).toContain("GMT-5");
  });

  it("writes moments to the second, so that their order can be read", () => {
    for (const locale of localeCodes) {
      const { clock } = formatOf(locale, SEOUL);
      expect([clock("2026-07-04T20:05:07Z"), clock("2026-07-04T20:05:59.900Z")]).toEqual([
        "05:05:07",
        "05:05:59",
      ]);
    }
  });

  it("writes a wait in a suitable unit, rounded up", () => {
    expect([1, 119, 899, 86_400].map(formatOf("en", SEOUL).wait)).toEqual([
      "1 second",
      "119 seconds",
      "15 minutes",
      "24 hours",
    ]);
    const day = localeCodes.map((locale) => formatOf(locale, SEOUL).wait(86_400));
    expect(day).toEqual(["24시간", "24 hours", "24 giờ", "24 時間", "24 ชั่วโมง", "24小时"]);
  });

  it("writes hours and minutes without an empty part", () => {
    expect([0, 45, 60, 65, 121].map(formatOf("en", SEOUL).duration)).toEqual([
      "0 minutes",
      "45 minutes",
      "1 hour",
      "1 hour 5 minutes",
      "2 hours 1 minute",
    ]);
    expect(localeCodes.map((locale) => formatOf(locale, SEOUL).duration(65))).toEqual([
      "1시간 5분",
      "1 hour 5 minutes",
      "1 giờ 5 phút",
      "1時間5分",
      "1 ชั่วโมง 5 นาที",
      "1小时5分钟",
    ]);
  });
});
