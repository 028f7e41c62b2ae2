import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWithin } from "#server/kit/number-spans.ts";
import { closedDays, closedHours, daysOf, hoursOf } from "#server/members/quiet-times/closed.ts";
import { useTestDatabase } from "#tests/support/database.ts";

const MINUTE_MS = 60_000;
const zones = [
  "Asia/Seoul",
  "Europe/Berlin",
  "America/New_York",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "UTC",
] as const;
const minute = fc.integer({ min: 0, max: 1_439 });
const timeOf = (at: number) =>
  `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
const hours = fc
  .tuple(minute, minute)
  .filter(([from, until]) => from !== until)
  .map(([from, until]) => ({ from: timeOf(from), until: timeOf(until) }));
/** Whether a clock of the zone shows a time in the hours: an independent reading of the rule. */
const isShown = (at: Date, zone: string, { from, until }: { from: string; until: string }) => {
  const shown = at.toLocaleTimeString("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
  });
  return from < until ? from <= shown && shown < until : from <= shown || shown < until;
};

describe("closed hours and days", () => {
  const database = useTestDatabase();
  const ask = async (closed: string, at: Date, zone: string) => {
    const [row] = await database.db.query<{ isClosed: boolean; turn: Date | null }>(
      `select members_in_quiet_hours($1::text::int4multirange, $2, $3) as "isClosed",
         members_quiet_hours_turn($1::text::int4multirange, $2, $3) as turn`,
      [closed, at, zone],
    );
    return row;
  };

  it("are read back as they were chosen", () => {
    fc.assert(
      fc.property(hours, (chosen) => {
        expect(hoursOf(closedHours(chosen))).toEqual(chosen);
      }),
    );
    fc.assert(
      fc.property(fc.subarray([1, 2, 3, 4, 5, 6, 7]), (days) => {
        expect(daysOf(closedDays(days))).toEqual(days);
      }),
    );
    expect([hoursOf(closedHours(null)), daysOf(closedDays([]))]).toEqual([null, []]);
  });

  it("are written as PostgreSQL writes them, and contain each other as there", async () => {
    await fc.assert(
      fc.asyncProperty(hours, hours, async (one, other) => {
        const [a, b] = [closedHours(one), closedHours(other)];
        const [row] = await database.db.query<{ text: string; within: boolean }>(
          "select $1::text::int4multirange::text as text, $1::text::int4multirange <@ $2::text::int4multirange as within",
          [a, b],
        );
        expect(row).toEqual({ text: a, within: isWithin(a, b) });
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ["23:00", "08:00", "2026-11-25T22:59:59.999+09:00", false, "2026-11-25T23:00:00+09:00"],
    ["23:00", "08:00", "2026-11-25T23:00:00+09:00", true, "2026-11-26T08:00:00+09:00"],
    ["23:00", "08:00", "2026-11-26T07:59:59.999+09:00", true, "2026-11-26T08:00:00+09:00"],
    ["23:00", "08:00", "2026-11-26T08:00:00+09:00", false, "2026-11-26T23:00:00+09:00"],
    ["00:00", "23:59", "2026-11-26T23:59:30+09:00", false, "2026-11-27T00:00:00+09:00"],
  ])("from %s until %s hold to the minute at %s: %s", async (from, until, at, isClosed, turn) => {
    const answer = await ask(closedHours({ from, until }), new Date(at), "Asia/Seoul");
    expect(answer).toEqual({ isClosed, turn: new Date(turn) });
  });

  it.each([
    // The clock goes from 02:00 to 03:00: hours inside of that are left out on this day.
    ["02:15", "02:45", "2026-03-29T00:30:00Z", false, "2026-03-30T00:15:00Z"],
    ["01:30", "03:30", "2026-03-29T00:30:00Z", true, "2026-03-29T01:30:00Z"],
    // It goes from 03:00 back to 02:00: what it shows twice is closed twice.
    ["02:15", "02:45", "2026-10-25T00:15:00Z", true, "2026-10-25T00:45:00Z"],
    ["02:15", "02:45", "2026-10-25T00:45:00Z", false, "2026-10-25T01:15:00Z"],
    ["23:00", "08:00", "2026-10-24T21:00:00Z", true, "2026-10-25T07:00:00Z"],
  ])(
    "from %s until %s follow a change of summer time, at %s",
    async (from, until, at, isClosed, turn) => {
      const answer = await ask(closedHours({ from, until }), new Date(at), "Europe/Berlin");
      expect(answer).toEqual({ isClosed, turn: new Date(turn) });
    },
  );

  it("are closed when a clock of the zone shows them, and turn at the minute that is told", async () => {
    await fc.assert(
      fc.asyncProperty(
        hours,
        fc.date({ min: new Date("2024-01-01"), max: new Date("2030-12-31"), noInvalidDate: true }),
        fc.constantFrom(...zones),
        async (chosen, at, zone) => {
          const answer = await ask(closedHours(chosen), at, zone);
          expect(answer?.isClosed).toBe(isShown(at, zone, chosen));
          const turn = answer?.turn ?? new Date(Number.NaN);
          expect(isShown(turn, zone, chosen)).toBe(!answer?.isClosed);
          expect(isShown(new Date(turn.getTime() - MINUTE_MS), zone, chosen)).toBe(
            answer?.isClosed,
          );
        },
      ),
      { numRuns: 150 },
    );
  });
});
