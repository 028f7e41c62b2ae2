import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { bandOf, sumsOf } from "#server/reports/returns/band.ts";
import * as store from "#server/reports/returns/store.ts";

const DAY_MS = 86_400_000;
/** The longest period of a measured return, in days. */
const MEASURED_DAYS = 90;

export type MeasuredReturn = {
  /** The first and the last day of the rounds (UTC), year-month-day. */
  from: string;
  until: string;
  rounds: number;
  /** Shares of the stakes: what the rounds returned, and the band of 95 % around it. */
  observed: number;
  low: number;
  high: number;
};

/**
 * What a game returned in its rounds of the newest 90 days that are counted, since its declared
 * return last changed; null with too few rounds for a band, and for a game without a declared return.
 */
export async function measuredReturn(
  db: Queryable,
  clock: Clock,
  game: { company: string; code: string },
): Promise<MeasuredReturn | null> {
  const since = new Date(clock.now().getTime() - MEASURED_DAYS * DAY_MS).toISOString().slice(0, 10);
  const sample = await store.findLongSample(db, since, game);
  if (!sample) return null;
  const sums = sumsOf(sample);
  const band = bandOf(sums);
  if (band === null) return null;
  const { since: from, until, rounds } = sample;
  return { from, until, rounds, observed: sums.returned / sums.staked, ...band };
}
