import { localTimeOf, momentAt } from "#contract/zone-clock.ts";

/** A day in the site's time zone as YYYY-MM-DD (specification section 9). */
export const dateOf = (instant: Date, timeZone: string): string =>
  localTimeOf(instant, timeZone).slice(0, 10);

/** The moment a day (YYYY-MM-DD) begins in a time zone. */
export const startOfDay = (day: string, timeZone: string): Date =>
  momentAt(day, "00:00:00", timeZone);

/** The first moment of a range of days and the first after it; null for an open end. */
export const momentsOf = (
  days: { from?: string | undefined; until?: string | undefined },
  timeZone: string,
): Moments => ({
  from: days.from === undefined ? null : startOfDay(days.from, timeZone),
  before: days.until === undefined ? null : startOfDay(nextDay(days.until), timeZone),
});
export type Moments = { from: Date | null; before: Date | null };

/** The day after a day, both as YYYY-MM-DD. */
export const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
