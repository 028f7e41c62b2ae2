import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/members/administration/store.ts";

/** Time for a member to read the note about a change that they did not make. */
export const WITHDRAWALS_WAIT_MS = 24 * 3_600_000;

/**
 * Blocks withdrawals from an account whose password was set with a link, whose second factor was
 * lifted, or whose bank account was changed, in the last 24 hours.
 * Throws Refusal `withdrawals_wait` with `retryAfter` in seconds.
 */
export async function assertWithdrawalsMayBegin(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
): Promise<void> {
  const now = clock.now().getTime();
  const at = await store.findLastKeyChange(db, memberId);
  if (!at || at.getTime() + WITHDRAWALS_WAIT_MS <= now) return;
  const waitMs = at.getTime() + WITHDRAWALS_WAIT_MS - now;
  throw new Refusal("withdrawals_wait", { retryAfter: Math.ceil(waitMs / 1000) });
}
