import { momentsOf } from "#server/kit/days.ts";
import { Refusal } from "#server/kit/refusal.ts";

export type Period = { from: string; until: string };

const DAY_MS = 86_400_000;
/** The longest periods of a readable report: a year by days, ten years by months. */
const MOST_DAYS = 400;
const MOST_DAYS_BY_MONTH = 3_660;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * The days of a report, extended to whole months when grouped by month. Throws Refusal `too_many`
 * for more than 400 days, by months 3,660, or an end before its start.
 */
export function periodOf({ from, until }: Period, by: "day" | "month" | "provider"): Period {
  const days = (timeOf(until) - timeOf(from)) / DAY_MS + 1;
  const most = by === "month" ? MOST_DAYS_BY_MONTH : MOST_DAYS;
  if (!(days >= 1 && days <= most)) throw new Refusal("too_many");
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
