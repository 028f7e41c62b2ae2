import type { QuietHours } from "#contract/quiet-times.ts";
import { spansOf, textOfSpans } from "#server/kit/number-spans.ts";

const DAY_MINUTES = 24 * 60;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** The minutes of the day that no-play hours close; over midnight these are two spans. */
export function closedHours(hours: QuietHours | null): string {
  if (hours === null) return textOfSpans([]);
  const [from, until] = [minuteOf(hours.from), minuteOf(hours.until)];
  if (from < until) return textOfSpans([[from, until]]);
  const evening = [from, DAY_MINUTES] as const;
  return textOfSpans(until === 0 ? [evening] : [[0, until], evening]);
}

/** The hours whose minutes are closed; null for none. */
export function hoursOf(text: string): QuietHours | null {
  const [first, last] = spansOf(text);
  if (!first) return null;
  const [from, until] = last ? [last[0], first[1]] : first;
  return { from: timeOf(from), until: timeOf(until) };
}

/** The weekdays, from 1 for Monday to 7. */
export function closedDays(days: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const day of days.toSorted((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last?.[1] === day) last[1] = day + 1;
    else spans.push([day, day + 1]);
  }
  return textOfSpans(spans);
}

export const daysOf = (text: string): number[] =>
  spansOf(text).flatMap(([from, until]) =>
    Array.from({ length: until - from }, (_, index) => from + index),
  );
