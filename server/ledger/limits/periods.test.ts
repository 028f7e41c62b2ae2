import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf, startOfDay } from "#server/kit/days.ts";
import { useTestDatabase } from "#tests/support/database.ts";

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Of the period that contains a day: its first day, and the first day of the period after it. */
const bounds = {
  day: (day: string) => [day, dayAfter(day, 1)],
  week: (day: string) => {
    const monday = dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
    return [monday, dayAfter(monday, 7)];
  },
  month: (day: string) => {
    const first = `${day.slice(0, 7)}-01`;
    return [first, `${dayAfter(first, 31).slice(0, 7)}-01`];
  },
} as const;

describe("the periods of limits", () => {
  const database = useTestDatabase();
  const ask = async (period: string, at: Date, zone: string) => {
    const [row] = await database.db.query<{ since: Date; until: Date }>(
      `select ledger_period_start($1, $2, $3) as since, ledger_period_end($1, $2, $3) as until`,
      [period, at, zone],
    );
    return [row?.since.toISOString(), row?.until.toISOString()];
  };
  const expected = (period: keyof typeof bounds, at: Date, zone: string) =>
    bounds[period](dateOf(at, zone)).map((day) => startOfDay(day, zone).toISOString());

  it.each([
    ["the clocks go forward", "2026-03-29T00:30:00Z", "Europe/London", 23],
    ["the clocks go back", "2026-10-25T00:30:00Z", "Europe/London", 25],
    ["nothing changes", "2026-10-25T00:30:00Z", "Asia/Seoul", 24],
  ])("a day on which %s begins and ends at midnight", async (_, instant, zone, hours) => {
    const [since, until] = await ask("day", new Date(instant), zone);
    expect((Date.parse(until ?? "") - Date.parse(since ?? "")) / 3_600_000).toBe(hours);
  });

  it("end with the month and with Sunday, one after the other", async () => {
    expect(await ask("month", new Date("2028-02-29T14:59:59.999Z"), "Asia/Seoul")).toEqual([
      "2028-01-31T15:00:00.000Z",
      "2028-02-29T15:00:00.000Z",
    ]);
    expect(await ask("week", new Date("2026-11-29T14:59:59.999Z"), "Asia/Seoul")).toEqual([
      "2026-11-22T15:00:00.000Z",
      "2026-11-29T15:00:00.000Z",
    ]);
  });

  it("are those of the site's calendar, at any moment and in any zone", async () => {
    const within = (min: string, max: string) =>
      fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          within("2024-01-01", "2030-12-31"),
          // The days on which the clocks of some zones pass midnight twice, or skip it.
          within("2026-10-31T02:00:00Z", "2026-11-02T06:00:00Z"),
          within("2026-10-24T22:00:00Z", "2026-10-26T02:00:00Z"),
          within("2026-09-05T02:00:00Z", "2026-09-07T06:00:00Z"),
        ),
        fc.constantFrom(
          "Asia/Seoul",
          "Europe/London",
          "America/New_York",
          "Asia/Kathmandu",
          "UTC",
          "America/Havana",
          "America/Santiago",
          "Atlantic/Azores",
        ),
        fc.constantFrom("day" as const, "week" as const, "month" as const),
        async (at, zone, period) => {
          expect(await ask(period, at, zone)).toEqual(expected(period, at, zone));
        },
      ),
      { numRuns: 400 },
    );
  });
});
