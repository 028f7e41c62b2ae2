import type { ReportPeriod } from "#contract/office/scheduled-reports.ts";
import { dateOf, startOfDay } from "#server/kit/days.ts";
import type { Period } from "#server/reports/periods.ts";

const DAY_MS = 86_400_000;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);
const nextDay = (day: string): string => dayAt(timeOf(day) + DAY_MS);

/** The day, week from Monday, or month that contains a day (YYYY-MM-DD). */
export function periodAround(day: string, every: ReportPeriod): Period {
  if (every === "day") return { from: day, until: day };
  if (every === "week") {
    const sinceMonday = (new Date(timeOf(day)).getUTCDay() + 6) % 7;
    const monday = timeOf(day) - sinceMonday * DAY_MS;
    return { from: dayAt(monday), until: dayAt(monday + 6 * DAY_MS) };
  }
  const end = new Date(timeOf(`${day.slice(0, 7)}-01`));
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  return { from: `${day.slice(0, 7)}-01`, until: dayAt(end.getTime()) };
}

/** The days of a period, both ends included. */
export function daysOf({ from, until }: Period): string[] {
  const days = [from];
  for (let day = from; day < until;) days.push((day = nextDay(day)));
  return days;
}

/** The moment at which a period is over in a time zone. */
export const endOf = ({ until }: Period, timeZone: string): Date =>
  startOfDay(nextDay(until), timeZone);

/**
 * The period whose file is made next: the one after the newest file, or the one in which the
 * schedule was made; null while it lasts.
 */
export function duePeriod(
  { every, madeAt }: { every: ReportPeriod; madeAt: Date },
  lastDay: string | undefined,
  { now, timeZone }: { now: Date; timeZone: string },
): Period | null {
  const first = lastDay === undefined ? dateOf(madeAt, timeZone) : nextDay(lastDay);
  const period = periodAround(first, every);
  return endOf(period, timeZone) <= now ? period : null;
}
