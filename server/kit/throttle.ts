import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { networksOf } from "#server/kit/network.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import * as store from "#server/kit/store.ts";

export type ThrottleRule = { uses: number; windowMs: number };

/** A key to count, and how often it may be used. */
export type Count = { key: string; rule: ThrottleRule };

/** A wider network may be used as often as this many networks of single subscribers. */
export const WIDER_TIMES = 4;

/** Refusal `too_often`, with `retryAfter` in seconds. */
export class TooOften extends Refusal {
  /** The first refusal of its window; only this one is recorded, which bounds the records. */
  readonly isFirst: boolean;

  constructor(retryAfterMs: number, isFirst: boolean) {
    super("too_often", { retryAfter: Math.max(1, Math.ceil(retryAfterMs / 1000)) });
    this.isFirst = isFirst;
  }
}

/**
 * Counts one use of `key` and throws TooOften above the rule's number. It counts before the work,
 * so that simultaneous attempts are all counted, and in PostgreSQL, so that every process sees the
 * same number.
 */
export async function throttle(
  db: Queryable,
  clock: Clock,
  key: string,
  rule: ThrottleRule,
): Promise<void> {
  const now = clock.now();
  const { uses, startedAt } = await store.countUse(db, key, now, rule.windowMs);
  if (uses <= rule.uses) return;
  const waitMs = startedAt.getTime() + rule.windowMs - now.getTime();
  throw new TooOften(waitMs, uses === rule.uses + 1);
}

/** Counts uses by the subscriber's network and the wider one around it. */
export function networkCounts(what: string, address: string, rule: ThrottleRule): Count[] {
  const { own, wider } = networksOf(address);
  return [
    { key: `${what}:network:${own}`, rule },
    { key: `${what}:wider:${wider}`, rule: { ...rule, uses: rule.uses * WIDER_TIMES } },
  ];
}

/** Counts one use with each count, in order. Throws TooOften. */
export async function throttleAll(
  db: Queryable,
  clock: Clock,
  counts: readonly Count[],
): Promise<void> {
  for (const { key, rule } of counts) await throttle(db, clock, key, rule);
}

/** Counts one use by the networks of `address`. Throws TooOften. */
export const throttleNetwork = (
  db: Queryable,
  clock: Clock,
  what: string,
  address: string,
  rule: ThrottleRule,
): Promise<void> => throttleAll(db, clock, networkCounts(what, address, rule));

/** How much of the rule is used up, without counting; `opensAt` when all of it is. */
export async function usesOf(
  db: Queryable,
  clock: Clock,
  key: string,
  rule: ThrottleRule,
): Promise<{ uses: number; opensAt: Date | null }> {
  const since = new Date(clock.now().getTime() - rule.windowMs);
  const found = await store.findUses(db, key, since);
  if (!found) return { uses: 0, opensAt: null };
  const opensAt = new Date(found.startedAt.getTime() + rule.windowMs);
  return { uses: found.uses, opensAt: found.uses >= rule.uses ? opensAt : null };
}

/** Removes a successful attempt from this key's count. */
export const forgive = (db: Queryable, key: string): Promise<void> => store.takeBackUse(db, key);

/** Removes all attempts of this key, after its owner has proved themselves. */
export const forget = (db: Queryable, key: string): Promise<void> => store.forgetUses(db, key);

/** Deletes windows older than a day, the longest of any rule, a bounded number; answers how many. */
export const sweepThrottles = (db: Queryable, clock: Clock): Promise<number> =>
  store.deleteOldThrottles(db, keptSince(clock.now(), "throttles"), SWEPT_AT_ONCE);
