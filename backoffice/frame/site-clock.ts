import { localTimeOf, momentAt } from "#contract/zone-clock.ts";

/** An instant as `datetime-local` fields write it, on the site's clock; empty for none. */
export const toLocalTime = (instant: string | null, timeZone: string): string =>
  instant === null ? "" : localTimeOf(new Date(instant), timeZone).replace(" ", "T").slice(0, 16);

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The instant of a field's local time; null when it is empty or no time. */
export function toInstant(local: string, timeZone: string): string | null {
  const [day = "", time = ""] = local.split("T");
  // The parser guesses at other forms, an empty one too.
  if (!LOCAL.test(local) || Number.isNaN(Date.parse(`${local}:00Z`))) return null;
  return momentAt(day, `${time}:00`, timeZone).toISOString();
}

/**
 * The instant of an edited field; one that was left as it was keeps its seconds, and its place in an
 * hour that the clocks repeat.
 */
export const editedInstant = (local: string, was: string | null, timeZone: string): string | null =>
  local === toLocalTime(was, timeZone) ? was : toInstant(local, timeZone);
