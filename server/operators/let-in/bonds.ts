import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/operators/let-in/store.ts";

/**
 * For this long two operators, one of whom invited the other, do not count as two people (decision
 * 32). Long enough for an office of three to notice; a third who met the new operator ends it at
 * once.
 */
export const LET_IN_COUNTS_MS = 30 * 86_400_000;

/**
 * The operators who invited an operator or were invited by them, and until when the two count as
 * one.
 */
export async function bondsOf(
  db: Queryable,
  clock: Clock,
  operatorId: bigint,
): Promise<ReadonlyMap<bigint, Date>> {
  const since = new Date(clock.now().getTime() - LET_IN_COUNTS_MS);
  const bonds = await store.listBonds(db, operatorId, since);
  return new Map(
    bonds.map(({ operatorId: other, since: at }) => [
      other,
      new Date(at.getTime() + LET_IN_COUNTS_MS),
    ]),
  );
}

/** Throws Refusal `let_in`, with `until`, while two operators do not count as two people. */
export async function assertTwoPeople(
  db: Queryable,
  clock: Clock,
  one: bigint,
  other: bigint,
): Promise<void> {
  const until = (await bondsOf(db, clock, one)).get(other);
  if (until) throw new Refusal("let_in", { until: until.toISOString() });
}
