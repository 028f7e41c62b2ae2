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

/** A moment on a zone's clock, as `yyyy-MM-dd HH:mm:ss`. */
export const localTimeOf = (instant: Date, timeZone: string): string =>
  formatIn(timeZone).format(instant);

/** How far a time zone is ahead of UTC at a moment, in ms. */
export const offsetAtMs = (instant: Date, timeZone: string): number =>
  Date.parse(`${localTimeOf(instant, timeZone).replace(" ", "T")}Z`) -
  Math.trunc(instant.getTime() / 1000) * 1000;

/**
 * The moment of a time (HH:MM:SS) of a day (YYYY-MM-DD) in a time zone. A time in the hour that the
 * clocks skip means the same time in the hour after it.
 */
export function momentAt(day: string, time: string, timeZone: string): Date {
  const utc = Date.parse(`${day}T${time}Z`);
  const guess = new Date(utc - offsetAtMs(new Date(utc), timeZone));
  // Near a change of the clocks the first guess may use the wrong offset.
  const moment = new Date(utc - offsetAtMs(guess, timeZone));
  return localTimeOf(moment, timeZone) < `${day} ${time}` ? guess : moment;
}
