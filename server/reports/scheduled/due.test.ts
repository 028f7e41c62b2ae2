import { describe, expect, it } from "vitest";
import { duePeriod, periodAround } from "#server/reports/scheduled/due.ts";

const seoul = "Asia/Seoul";
const at = (text: string) => new Date(text);

describe("the periods of scheduled reports", () => {
  it("a week begins on Monday, and a month has its own length", () => {
    const monday = { from: "2026-11-23", until: "2026-11-29" };
    expect(periodAround("2026-11-23", "week")).toEqual(monday);
    expect(periodAround("2026-11-29", "week")).toEqual(monday);
    expect(periodAround("2028-02-10", "month")).toEqual({
      from: "2028-02-01",
      until: "2028-02-29",
    });
    expect(periodAround("2026-12-31", "month")).toEqual({
      from: "2026-12-01",
      until: "2026-12-31",
    });
  });

  it("the first file is of the period in which the schedule was made, when that is over on the site", () => {
    const schedule = { every: "day" as const, madeAt: at("2026-11-23T16:00:00Z") };
    const due = (now: string, lastDay?: string) =>
      duePeriod(schedule, lastDay, { now: at(now), timeZone: seoul });
    expect(due("2026-11-24T14:59:59Z"), "one second before midnight in Seoul").toBeNull();
    expect(due("2026-11-24T15:00:00Z")).toEqual({ from: "2026-11-24", until: "2026-11-24" });
  });

  it("each later file is of the period after the newest one, so that a stop leaves no gap", () => {
    const schedule = { every: "month" as const, madeAt: at("2026-01-15T00:00:00Z") };
    const due = (lastDay: string) =>
      duePeriod(schedule, lastDay, { now: at("2026-11-24T00:00:00Z"), timeZone: seoul });
    expect(due("2026-08-31")).toEqual({ from: "2026-09-01", until: "2026-09-30" });
    expect(due("2026-10-31")).toBeNull();
  });
});
