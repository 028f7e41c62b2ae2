import type { TimeGrouping } from "#contract/office/reports.ts";
import { momentsOf } from "#server/kit/days.ts";
import { Refusal } from "#server/kit/refusal.ts";

export type Period = { from: string; until: string };

/** What a line of a report is of; `total`: the whole period. */
type Lines = TimeGrouping | "provider" | "total";

const DAY_MS = 86_400_000;
/**
 * The longest periods of a readable report: a year by day, ten years by month. Other lines are few
 * for any days of the contract, which are of this century.
 */
const mostDays: Partial<Readonly<Record<Lines, number>>> = { day: 400, month: 3_660 };

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * The days of a report, extended to whole months or years when grouped by them. Throws Refusal
 * `too_many` for more than 400 days by day or 3,660 by month, or an end before its start.
 */
export function periodOf({ from, until }: Period, by: Lines): Period {
  const days = (timeOf(until) - timeOf(from)) / DAY_MS + 1;
  if (!(days >= 1 && days <= (mostDays[by] ?? Infinity))) throw new Refusal("too_many");
  if (by === "year")
    return { from: `${from.slice(0, 4)}-01-01`, until: `${until.slice(0, 4)}-12-31` };
  if (by !== "month") return { from, until };
  const end = new Date(timeOf(`${until.slice(0, 7)}-01`));
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  return { from: `${from.slice(0, 7)}-01`, until: end.toISOString().slice(0, 10) };
}

/** The start and the end of a period's days. */
export function boundsOf(period: Period, timeZone: string) {
  const { from, before } = momentsOf(period, timeZone);
  if (!from || !before) throw new Error("a report's period has two ends");
  return { from, before, timeZone };
}
