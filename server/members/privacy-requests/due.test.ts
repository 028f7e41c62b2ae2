import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf } from "#server/kit/days.ts";
import { dueAfter, monthsAfter } from "#server/members/privacy-requests/due.ts";

describe("the day by which a privacy request is answered", () => {
  it.each([
    ["2026-11-28", 1, "2026-12-28"],
    ["2026-12-31", 1, "2027-01-31"],
    ["2027-01-31", 1, "2027-02-28"],
    ["2028-01-30", 1, "2028-02-29"],
    ["2026-11-30", 3, "2027-02-28"],
    ["2026-10-31", 1, "2026-11-30"],
  ])("%s and %i month(s) is %s", (day, months, due) => {
    expect(monthsAfter(day, months)).toBe(due);
  });

  it("ends with its last moment in the time zone of the site", () => {
    const { dueOn, dueAt } = dueAfter("2026-11-28", 1, "Asia/Seoul");
    expect([dueOn, dueAt.toISOString()]).toEqual(["2026-12-28", "2026-12-28T15:00:00.000Z"]);
  });

  it("is never more than the months later, whatever the day", () => {
    const range = { min: new Date("2020-01-01"), max: new Date("2090-01-01"), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(range), fc.integer({ min: 1, max: 12 }), (moment, months) => {
        const day = dateOf(moment, "UTC");
        const due = monthsAfter(day, months);
        const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(monthOf(due) - monthOf(day)).toBe(months);
        expect(Number(due.slice(8))).toBeLessThanOrEqual(Number(day.slice(8)));
      }),
    );
  });
});
