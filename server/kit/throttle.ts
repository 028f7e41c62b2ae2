import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/kit/store.ts";

export type ThrottleRule = { uses: number; windowMs: number };

/**
 * Counts one use of `key` and throws Refusal `too_often` (with `retryAfter` in seconds) when
 * there were more than the rule allows. Counted before the work, so that a hundred attempts
 * at once cannot all slip through; kept in PostgreSQL, so that every process sees the same.
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
  throw new Refusal("too_often", { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** How much of the rule is used up now, without using any; `opensAt` once all of it is. */
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

/** The attempt was good: it no longer counts against this key. */
export const forgive = (db: Queryable, key: string): Promise<void> => store.takeBackUse(db, key);

/** The owner of the key has proved themselves: earlier attempts no longer count. */
export const forget = (db: Queryable, key: string): Promise<void> => store.forgetUses(db, key);

/** Drops windows older than a day. */
export const sweepThrottles = (db: Queryable, clock: Clock): Promise<void> =>
  store.deleteOldThrottles(db, new Date(clock.now().getTime() - 86_400_000));
