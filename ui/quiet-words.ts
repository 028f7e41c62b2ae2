import type { QuietHours } from "#contract/quiet-times.ts";
import type { QuietNames } from "#locales/ko/quiet-times.ts";

/** The hours in words, or that there are none. */
export const hoursWords = (names: QuietNames, hours: QuietHours | null): string =>
  hours === null ? names.none : names.span(hours.from, hours.until);

/** The weekdays in words, from 1 for Monday, or that there are none. */
export const daysWords = (names: QuietNames, days: readonly number[]): string =>
  days.length === 0 ? names.none : days.map((day) => names.weekdays[day - 1]).join(" · ");
