import type { Clock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";
import { assertAdminStays, lockOther } from "#server/operators/staff/staff.ts";
import * as store from "#server/operators/staff/store.ts";

/** An end of access, null for none, that replaces another. */
type EndChange = { id: bigint; until: Date | null; from: Date | null };

const isSame = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();

/** Whether an operator has access for longer with `until` than with `from`. */
const isLater = ({ until, from }: EndChange): boolean =>
  from !== null && (until === null || until > from);

/**
 * Checks that the end of a colleague's access can be changed; a later end, or none, takes two
 * operators. Throws Refusal `own_account`, `not_found`, `stale` when the end is not `from`,
 * `already_decided` when it is `until`, `last_admin` when no administrator without an end would
 * remain.
 */
export async function assertEndChange(
  tx: Transaction,
  operator: SignedInOperator,
  change: EndChange,
): Promise<{ colleague: store.LockedColleague; takesTwo: boolean }> {
  const { colleague, admins } = await lockOther(tx, operator, change.id);
  const now = colleague.accessUntil;
  if (!isSame(now, change.from))
    throw new Refusal("stale", { now: { accessUntil: now?.toISOString() ?? null } });
  if (isSame(now, change.until)) throw new Refusal("already_decided");
  if (change.until !== null) assertAdminStays(admins, change.id);
  return { colleague, takesTwo: isLater(change) };
}

/** Sets the end; sessions that would last longer end then, and at once when it has passed. */
export async function changeEnd(
  tx: Transaction,
  clock: Clock,
  { id, until }: EndChange,
): Promise<void> {
  await store.setAccessUntil(tx, id, until);
  if (until === null) return;
  if (until <= clock.now()) await store.endAllSessions(tx, id, clock.now());
  else await store.shortenSessions(tx, id, until);
}
