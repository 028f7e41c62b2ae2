import { nextDay, startOfDay } from "#server/kit/days.ts";

/** An answer is due one month after the request. Source: GDPR Art. 12(3), first sentence. */
export const MONTHS = 1;
/** The month can be extended by two more. Source: GDPR Art. 12(3), second sentence. */
export const EXTENDED_MONTHS = MONTHS + 2;

/**
 * The same day of a later month, or the last of that month when it is shorter; both YYYY-MM-DD.
 * Source: Regulation (EEC, Euratom) 1182/71 Art. 3(2)(c).
 */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** The last day for an answer, YYYY-MM-DD, and the first moment after it in the time zone. */
export function dueAfter(
  receivedOn: string,
  months: number,
  timeZone: string,
): { dueOn: string; dueAt: Date } {
  const dueOn = monthsAfter(receivedOn, months);
  return { dueOn, dueAt: startOfDay(nextDay(dueOn), timeZone) };
}
