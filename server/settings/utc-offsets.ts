import type { UtcOffsets } from "#contract/page.ts";
import { offsetAtMs } from "#contract/zone-clock.ts";

const DAY_MS = 86_400_000;
/** What pages show is rarely older; an open page never lasts longer. */
const BEFORE_MS = 3 * 366 * DAY_MS;
const AFTER_MS = 40 * DAY_MS;

const known = new Map<string, UtcOffsets>();

/** A zone's offsets around a moment: three years back, 40 days ahead. Kept for ten days. */
export function utcOffsetsOf(timeZone: string, now: Date): UtcOffsets {
  const kept = known.get(timeZone);
  const left = kept ? kept.untilMs - now.getTime() : 0;
  if (kept && left > AFTER_MS - 10 * DAY_MS && left <= AFTER_MS) return kept;
  const untilMs = now.getTime() + AFTER_MS;
  const found = { untilMs, changes: changesOf(timeZone, now.getTime() - BEFORE_MS, untilMs) };
  known.set(timeZone, found);
  return found;
}

function changesOf(timeZone: string, fromMs: number, untilMs: number): UtcOffsets["changes"] {
  const minutesAt = (atMs: number) => offsetAtMs(new Date(atMs), timeZone) / 60_000;
  const changes: [number, number][] = [[fromMs, minutesAt(fromMs)]];
  for (let atMs = fromMs; atMs < untilMs; atMs += DAY_MS) {
    const before = minutesAt(atMs);
    const after = minutesAt(atMs + DAY_MS);
    if (before === after) continue;
    changes.push([firstWith(after, atMs, atMs + DAY_MS, minutesAt), after]);
  }
  return changes;
}

/** The first moment with an offset, between two moments with different ones, to the millisecond. */
function firstWith(
  minutes: number,
  fromMs: number,
  untilMs: number,
  minutesAt: (atMs: number) => number,
): number {
  let [before, after] = [fromMs, untilMs];
  while (after - before > 1) {
    const middle = Math.trunc((before + after) / 2);
    if (minutesAt(middle) === minutes) after = middle;
    else before = middle;
  }
  return after;
}
