/** One for each time zone of a site: making one costs as much as fifty uses. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  formats.set(timeZone, format);
  return format;
}

const partsOf = (instant: Date, timeZone: string): string => formatIn(timeZone).format(instant);

/** A day in the site's time zone as YYYY-MM-DD (specification section 9). */
export const dateOf = (instant: Date, timeZone: string): string =>
  partsOf(instant, timeZone).slice(0, 10);

/** How far a time zone is ahead of UTC at a moment, in ms. */
export const offsetAtMs = (instant: Date, timeZone: string): number =>
  Date.parse(`${partsOf(instant, timeZone).replace(" ", "T")}Z`) -
  Math.trunc(instant.getTime() / 1000) * 1000;

/** The moment a day (YYYY-MM-DD) begins in a time zone. */
export const startOfDay = (day: string, timeZone: string): Date =>
  momentAt(day, "00:00:00", timeZone);

/**
 * The moment of a time (HH:MM:SS) of a day (YYYY-MM-DD) in a time zone. A time in the hour that the
 * clocks skip means the same time in the hour after it.
 */
export function momentAt(day: string, time: string, timeZone: string): Date {
  const utc = Date.parse(`${day}T${time}Z`);
  const guess = new Date(utc - offsetAtMs(new Date(utc), timeZone));
  // Near a change of the clocks the first guess may use the wrong offset.
  const moment = new Date(utc - offsetAtMs(guess, timeZone));
  return partsOf(moment, timeZone) < `${day} ${time}` ? guess : moment;
}

/** The first moment of a range of days and the first after it; null for an open end. */
export const momentsOf = (
  days: { from?: string | undefined; until?: string | undefined },
  timeZone: string,
): Moments => ({
  from: days.from === undefined ? null : startOfDay(days.from, timeZone),
  before: days.until === undefined ? null : startOfDay(nextDay(days.until), timeZone),
});
export type Moments = { from: Date | null; before: Date | null };

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
