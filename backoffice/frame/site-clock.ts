/**
 * The site's clock is Korea's, which has one offset all year; an
 * operator abroad writes times in it too.
 */
const OFFSET = "+09:00";
const OFFSET_MS = 9 * 3_600_000;

/** An instant as `datetime-local` fields write it, on the site's clock. */
export const toLocalTime = (instant: string | null): string =>
  instant === null ? "" : new Date(Date.parse(instant) + OFFSET_MS).toISOString().slice(0, 16);

/** The instant of a field's local time; null when it is empty or no time. */
export function toInstant(local: string): string | null {
  const at = Date.parse(`${local}:00${OFFSET}`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
