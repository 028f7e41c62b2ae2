import { expect, it } from "vitest";
import { daysOfSpan, groupingOf, reportSpans, spanOf } from "#backoffice/reports/report-spans.ts";

it.each([
  ["today", "2028-03-01", "2028-03-01"],
  ["yesterday", "2028-02-29", "2028-02-29"],
  ["month", "2028-03-01", "2028-03-01"],
  ["year", "2028-01-01", "2028-03-01"],
  ["ever", "2026-11-20", "2028-03-01"],
] as const)("%s is from %s to %s on the first day after a leap day", (span, from, until) => {
  expect(daysOfSpan(span, "2028-03-01", "2026-11-20")).toEqual({ from, until });
});

it("a house without an entry has today alone", () => {
  expect(daysOfSpan("ever", "2028-03-01", null)).toEqual({
    from: "2028-03-01",
    until: "2028-03-01",
  });
});

const house = {
  today: "2027-06-15",
  firstDay: "2026-11-20",
  groupings: ["day", "month", "year", "provider"],
};

it.each(reportSpans)("the days of %s are that span", (span) => {
  const days = daysOfSpan(span, house.today, house.firstDay);
  expect(spanOf({ ...house, ...days, grouping: "provider" })).toBe(span);
});

it.each([
  ["day", "today"],
  ["month", "year"],
  ["year", "ever"],
  ["provider", "today"],
])("in a house of one day lines by %s are those of %s", (grouping, span) => {
  const day = { from: "2027-01-01", until: "2027-01-01" };
  expect(spanOf({ ...house, ...day, today: day.from, firstDay: day.from, grouping })).toBe(span);
});

it("other days are no span", () => {
  const other = { from: "2027-06-02", until: "2027-06-15" };
  expect(spanOf({ ...house, ...other, grouping: "day" })).toBeNull();
});

it("long spans are grouped by what the report has for them", () => {
  expect(groupingOf("ever", ["day", "month", "year"])).toBe("year");
  expect(groupingOf("ever", ["day", "month"])).toBe("month");
  expect(groupingOf("year", ["day", "month", "year"])).toBe("month");
  expect(groupingOf("today", [])).toBeNull();
});
